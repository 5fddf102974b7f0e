"""People come together: chairs around a table, faces, ways to play, and what stays of it."""
