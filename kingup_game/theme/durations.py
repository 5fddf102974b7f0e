"""How long everything takes, in ticks: the pace of the game as one table.

People's speed multiplies what scripts play; what waits for people is never shortened.
"""

from kingup_game.motion import ticks

# Tokens.
ANTICIPATION = ticks(75)
ACROSS_A_ROOM = ticks(460)
UP_A_STOREY = ticks(260)
SHORTEST_WALK, LONGEST_WALK = ticks(240), ticks(900)
LANDING = ticks(150)
MAKE_ROOM, BETWEEN_NEIGHBOURS = ticks(200), ticks(40)
"""They step aside one after the other, the nearest first."""
SAMPLE_RESTS = ticks(500)
"""Between two ways of whoever shows in the settings how fast things go."""
SHAKE = ticks(200)
JUMP, JOLT = ticks(280), ticks(150)  # of oneself, and with a floor that is hit
CHEER_WAVE = ticks(45)
AFTER_A_MOVE = ticks(120)
FORESEEN_APART = ticks(67)
"""From one thing that is made ready to the next: a frame at any pace."""
BOT_ACT_READ = ticks(700)
"""From one act of a bot to whatever comes next, at any speed: time to see who went where. Only a
press makes it shorter."""
FALL, SHORTEST_FALL = ticks(1200), ticks(900)
"""The whistle that is heard with it is not over before the shortest one is."""
REELS = ticks(900)
FADE_AWAY = ticks(300)

# What everybody does while nothing happens.
PASTIME, SHORT_PASTIME = ticks(1800), ticks(900)
PASTIME_FRAME, PASTIME_STEP = ticks(130), ticks(67)
EYES_REST, EYES_SHUT, EYES_ASIDE = ticks(1700), ticks(150), ticks(1100)
FIRST_PASTIME = ticks(2500)
BETWEEN_PASTIMES = ticks(2000), ticks(5000)
BETWEEN_YAWNS = ticks(3000), ticks(7000)
WAITED_LONG = ticks(60_000)
MUSIC_BREATHES = ticks(20_000)
WAITED_TOO_LONG = ticks(180_000)

# The castle's annexes, and the Jester's reign.
GRILLE_STEP = ticks(35)
DOOR_STEP = ticks(45)
DRAGGED_OFF = ticks(340)
KNOCK = ticks(420)
HEARD_INSIDE = ticks(420)
PHEW = ticks(650)
SHIELD_STEP = ticks(70)
HINT_COMES, BETWEEN_HINTS, HINT_GOES = ticks(180), ticks(90), ticks(140)
"""What the Jester would do to each number, while he is only called."""
REIGN_LIGHT = ticks(500)
SHIELD_LIT = ticks(420)
REIGN_STOREY = ticks(140)
"""From one shield to the next as the Jester's reign begins: one sees each of them turn."""

# A round begins.
TITLE_COMES = ticks(320)
TITLE_STANDS_FIRST = ticks(1600)
TITLE_STANDS = ticks(300)
GOAL_FLIES, BETWEEN_GOALS = ticks(320), ticks(50)
TITLE_GOES, TITLE_FADES = ticks(140), ticks(50)
"""While it is seen through, it is a ghost among the floors."""
SUNDOWN = ticks(1320)
LIGHT_WAITS, LIGHT_TURNS = ticks(200), ticks(720)
NIGHT_WAITS, NIGHT_FALLS = ticks(920), ticks(400)
"""The seats go, the light turns, the night falls: each of them changes much of the picture."""
WINDOW_LIGHTS, BETWEEN_WINDOWS, BETWEEN_STARS = ticks(160), ticks(90), ticks(17)
SUNRISE, NIGHT_LIFTS = ticks(700), ticks(640)
COCK_STRETCHES, COCK_CROWS = ticks(100), ticks(500)
SEATS_WAIT = ticks(600)
"""In the morning, for the light."""
ROOMS_WAIT, BETWEEN_ROOMS = ticks(600), ticks(90)
BETWEEN_BEDTIMES, PEOPLE_SLEEP, PEOPLE_GO = ticks(35), ticks(1180), ticks(90)
"""As the sun sinks one after the other falls asleep; all are gone by night, as the title comes."""
PEOPLE_COME, BETWEEN_ARRIVALS = ticks(220), ticks(45)
PAGE_GOES = ticks(140)

# The castle and the seats.
TITLE_CASTLE_COMES_UP = ticks(600)
FLOOR_LIGHTS_UP = ticks(260)
FIRST_BIRDS, FIRST_STROLL = ticks(18_000), ticks(10_000)
ANIMALS_REST = ticks(25_000), ticks(60_000)
FIRST_PASSERS = ticks(2000), ticks(7000), ticks(14_000)
"""Until somebody comes from the left, from the right, and the ducks."""
VILLAGERS_REST = ticks(9000), ticks(24_000)
PASSERS_STAY = ticks(9000), ticks(16_000)
BETWEEN_GREETINGS, GREETING = ticks(6000), ticks(1600)
GLINT_RESTS = ticks(900), ticks(6000)
FIRST_WEATHER = ticks(5000)
WEATHER_RESTS = ticks(16_000), ticks(45_000)
WEATHER_LASTS, FLIES_GLOW = ticks(16_000), ticks(14_000)
STAMP = ticks(220)
THOUGHT_STEP = round(ticks(260))  # from one dot to the next, of whoever has not sealed
BREATH, SPEECH = round(ticks(100)), ticks(2500)
LAST_WORDS = ticks(1200)
DOZE = round(ticks(260))  # a frame of the bubble at the nose of whoever keeps a pause
LINE_PAGE = ticks(2600)
BANNER_READ = ticks(3500)  # nine large cards, whoever asked for them
ADVICE_PAGE = ticks(5200)

SIGHT_DWELL = ticks(200)
SIGHT_SHOWN = ticks(4000)
REASON_SHOWN = ticks(3200)
"""A few words at a thing: after a rest of the pointer, and so long."""

# An election.
CASTLE_STEPS_ASIDE = ticks(360)
CAMERA_LOOKS_UP = ticks(320)
CAMERA_COMES_HOME = ticks(260)
CUT_IS_FORESEEN = ticks(134)
"""After a way begins that is so short that it is cut."""
CAMERA_RESTS = ticks(70)
"""Between camera and light: both change the whole picture, so never in the same frame."""
LIGHT_NARROWS = ticks(430)
LIGHT_HAS_NARROWED = ticks(67)
"""When all is as dark as it becomes; the beam kindles afterwards."""
BEAM_KINDLES, BEAM_GLARES = ticks(300), ticks(200)
BEAM_LEAVES = ticks(160)
LIGHT_FOLLOWS = ticks(67)
"""After a king has landed on his throne."""
LIGHT_STEP, LIGHT_RETURNS = ticks(50), ticks(67)
"""From one step of a vote's light to the next as it goes, and as it comes back: a breath in all."""
LIGHT_FADES = ticks(145)
"""A night in calm motion, where it does not fall from above."""
FACE_WAITS = ticks(120)
"""Until the face of whoever is called comes: by then its picture is there, too."""
FACE_COMES = ticks(400)
FACE_HOPS = ticks(220)
NAME_WAITS = ticks(400)
"""Until the castle stands."""
NAME_COMES = ticks(180)
NOMINEE_READ = ticks(320)
LOOKS_UP = ticks(17)
"""From one to the next of those who look up to whoever is called."""
SEATS_STEP_OUT, SIDES_APART = ticks(260), ticks(67)
"""Where they go in two frames, from one side to the other."""
FACE_GOES = ticks(140)
FACE_SAGS = ticks(200)
FACE_COMES_FORWARD, FACE_HANGS, FACE_IS_PULLED = ticks(100), ticks(280), ticks(67)
"""Of whoever is refused, before it falls: close to us all, over nothing, and let go."""
FACE_LIES_FLAT, FACE_LIES, FACE_GETS_UP = ticks(84), ticks(300), ticks(260)
"""And on the ground, where one looks at it, and away from there."""
FACE_SETTLES = ticks(200)
"""From a large face to a small body on the throne."""
ENVELOPE_FLIES = ticks(240)
BETWEEN_FLIGHTS, ALL_FLIGHTS = ticks(30), ticks(120)
BALLOT_RISES = ticks(240)
FACE_WAITS_FOR_TABLE, FACE_SITS_DOWN = ticks(220), ticks(100)
BETWEEN_RISES = ticks(60)
ALL_RISES = ticks(220)
BALLOT_FLIPS = ticks(240)
BETWEEN_FLIPS = ticks(120)
ALL_FLIPS = ticks(380)
CARD_COUNTED = ticks(200)
CARD_LIFTED = ticks(120)
SILENCE = ticks(530)
SHORT_SILENCE = ticks(350)
"""Before the last card, while all others are Yes, whatever it is; and where many were refused."""
REFUSALS_PACE = (1.0, 0.88, 0.68, 0.63)
"""Of its time an election takes after no, one, two and more refusals in its round, and the fall of
one more; no crown is ever hurried."""
SHOCK = ticks(160)
"""From a No to all that are left."""
NOD, FLINCH = ticks(200), ticks(260)
"""Of whoever is judged, at a card."""
CARD_SLAMS = ticks(60)
OTHERS_HOP = ticks(140)
VOTER_HOPS = ticks(220)
CARD_LEAPS, BETWEEN_LEAPS, ALL_LEAPS = ticks(240), ticks(40), ticks(130)
VERDICT = ticks(320)
QUICK_VERDICT = ticks(220)
BALLOT_LIES_DOWN = ticks(240)
CARDS_WAIT, CARDS_LEAVE_FIRST = ticks(67), ticks(134)
"""They go after whatever hung over them, and before their table does."""
BALLOTS_SHOWN = ticks(4000)
AFTER_BALLOTS = ticks(60)
CARD_POINTED_OUT = ticks(320)
FACE_FIRST, VERDICT_FIRST = ticks(67), ticks(67)
"""Before the verdict hangs, and before its cards are pointed out: what is large has frames of its
own, at the quickest pace too."""
GURGLE = ticks(420)
GURGLE_SHAKES = ticks(190)  # shorter than 200 ms: a shake must not go on
DASH = ticks(480)
DASH_BACK = ticks(420)
BOW = ticks(400)
CROWNING = ticks(340)
KING_STANDS_ALONE = ticks(960)
"""His face, in the dark, before the castle rejoices with who has become small again."""
ANSWER_WAITS, BETWEEN_ANSWERS = ticks(200), ticks(100)
"""From the crown's touch to the first room that wakes, and from room to room."""
REJOICING = ticks(800)
BEWILDERED = ticks(900)
JESTER_LAUGHS = ticks(260)
"""His face alone, before it gives way to what he does."""
REIGN_IS_READ = ticks(1100)
HEAD_OVER_HEELS = ticks(420)
VOTE_UNSKIPPABLE = ticks(600)
MEANING_SETTLES = ticks(400)
"""So long no press is heard after it began to mean something else."""

# The goals, felt and counted.
SWEEP_LEAD_IN = ticks(600)
SWEEP_STEP = ticks(900)
SWEEP_BANNER = ticks(2500)  # nine large cards, one of which somebody knows to look for
WHISPER_THINKS = ticks(2500)
"""Before the cards of a ballot light up in turn, whatever was found meanwhile."""
PULSE_STEP = ticks(330)
PULSE_ECHO = ticks(150)
SECRETS_COME = ticks(300)
ALL_SECRETS, BETWEEN_SECRETS = ticks(2500), ticks(600)
"""For all goals to be turned over one after the other, and from one to the next at most."""
SECRET_TURNS = ticks(240)
SECRETS_READ = ticks(800)
BETWEEN_GOALS = ticks(70)
GOAL_GOES_HOME = ticks(240)
GOALS_READ = ticks(400)
A_FRAME_APART, NO_FLASH = ticks(67), ticks(1100)
"""At the quickest pace one frame; in calm motion from a change of light to the opposite one."""
COIN_FLIGHT = ticks(420)
BETWEEN_FLOORS, EMPTY_FLOOR, BETWEEN_TOKENS = ticks(240), ticks(60), ticks(170)
BADGE_POPS, JOKE = ticks(420), ticks(1500)
CREST_HOPS, BETWEEN_WISHES = ticks(240), ticks(110)
KINGS_WISHES = ticks(700)
WISHES_SHOWN, ONE_SEATS_WISHES, WISHES_FADE = ticks(2600), ticks(620), ticks(180)
"""Of all at once; of many seats each by itself, one after the other."""
LOSS_FALLS = ticks(360)
BELOW_ZERO = ticks(420)
BEFORE_RACE = ticks(300)
RACE_RUNS, RACE_RANKS = ticks(1000), ticks(400)
"""Everybody runs; then those who overtook change places."""
RACE_LAUREL_POPS = ticks(280)
AWARD_COMES = ticks(420)

# The coronation.
LIGHT_SEEKS, LIGHT_TURNS_BACK = ticks(780), ticks(420)
WHO_WINS = LIGHT_SEEKS + LIGHT_TURNS_BACK
"""A beam passes over the boxes and comes back as far as the throne."""
CREST_GROWS = ticks(360)
BEFORE_CROWN = ticks(500)
CROWN_FALLS = ticks(620)
WINNER_RISES = ticks(120)
CROWN_RESTS = ticks(67)  # before all lights go on: a frame of both would draw too much
HALL_LIGHTS_UP = ticks(420)
COURT_HOP = ticks(300)
COURT_HOPS_EVERY = 41
AFTER_CHEER = ticks(800)
LOSER_COMES, LOSER_SAYS, LOSER_SILENT = ticks(240), ticks(800), ticks(120)
LOSER_IN_ALL = LOSER_COMES + LOSER_SAYS + LOSER_SILENT
LOSERS_APART = LOSER_IN_ALL / 2
"""Where many have lost the next one comes while one still speaks."""
LOSER_TURN = ticks(1300)

# Lessons.
GUIDE_SPEAKS = ticks(1300)
GUIDE_NUDGE = ticks(400)
GUIDE_REMARK = ticks(1700)
OFFER_READ = ticks(8000)
"""Whoever acts sooner after it was asked, was busy, and has not answered by that."""
HINT_SHOWN = ticks(4500)
HINT_GIVES_WAY = ticks(900)
HINT_WAITS = ticks(12_000)  # then it is no news any more
LESSON_RIVALS = ticks(120)
LESSON_FLOOR = ticks(80)
LESSON_ENDS = ticks(700)

# Pages and people.
PAGE_SLIDES_IN = ticks(220)
CURTAIN_SLIDES = ticks(560)
CURTAIN_BLACK = ticks(350)  # more than the 300 ms of black that hide a change
ADVICE_READ = ticks(6000)  # so much longer a card lies open that the raven speaks about
CURTAIN_LEAST = ticks(500)  # a nervous second press closes nothing
EYES_BACK = ticks(1100)
PEEP = ticks(900)
PAGE_REST = ticks(600)  # a press that came twice must not close what it hurried
CAPTION, CAPTION_HOLDS = ticks(2200), ticks(800)
NOTICE = ticks(3600)
NOTICE_READ = ticks(2500)  # after that it does not follow into another scene
NOTICE_A_LETTER = 3  # for each letter that long, so that long sentences stay longer
RUMBLE_LEAD_IN = ticks(700)
RUMBLE_LAMP = ticks(900)
BUTTON_AWAITED = ticks(10_000)
LESSON_AWAITED = ticks(12_000)
ROUND_UNATTENDED = ticks(4000)
END_UNATTENDED = ticks(8000)
REPLAY_BAR = ticks(5000)
REPLAY_ENDS = ticks(7000)  # less than END_UNATTENDED: nothing comes after it
DISK_IS_SLOW = ticks(350)  # people wait for it, and should know why
FACE_HOPS = ticks(200)
BEFORE_PUPPETS = ticks(500)
BETWEEN_PUPPETS = ticks(4000)
PUPPET_RISES = ticks(460)
PUPPET_HOPES = ticks(1100)
PUPPET_FEARS = ticks(700)
PUPPET_GOES = ticks(260)
MENU_ALONE = ticks(60_000)
