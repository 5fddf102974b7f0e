"""Who comes to play, and what stays of an evening for the next one."""
