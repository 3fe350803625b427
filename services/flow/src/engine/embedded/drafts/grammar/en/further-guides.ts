/** Further lines of outlines (how-to, mistake, comparison, case): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishFurtherGuides = `
== how-to
@p#1 2
The (order|sequence) matters less than finishing what you begin, so keep the list (short|bearable).
This is a (way|path) into {topic} for people with a full week, not for those with a free (month|year).
(Every|Each) step takes less than an hour; if one takes longer, it (was|is) two.
@heading#1 1
The starting line
What the week looks like now
@p#2 2
Take a (photograph|snapshot), on paper or with a phone, of how you (deal with|handle) {topic} in an ordinary week.
Count how many (hands|people) it passes through before it is (done|settled); the number tends to surprise.
Mark the (moment|spot) where people wait for (each other|an answer): that is where (the hours|time) goes.
@heading#2 1
The path, in short stages
One move after another
@ol 5
Say what "(done|good enough)" will look like, in a sentence that a (child|stranger) would understand.
Free (sixty minutes|an hour) for it by cancelling something of (equal|the same) length.
Borrow what (already|almost) works elsewhere in the house before you (invent|design) anything.
Let the person who will (use|live with) it draw the first (sketch|version).
(Walk|Go) through it aloud, as if the (customer|caller) were standing there.
Run it (next to|alongside) the old way for a few days, so that a (slip|hiccup) costs nothing.
Ask each person involved for one thing to (shorten|take out).
Switch the old way (off|away) on an announced day, and (celebrate|mark) it.
@heading#3 1
Signs that you are on track
Did it help?
@p#3 3
The best sign is (boredom|silence): nobody (mentions|brings up) it any more.
Ask those who were (against|doubtful) at the start; their verdict (counts|weighs) double.
Look at the worst day of the (fortnight|month), not at the average: that is the day to (protect|improve).
== mistake
@p#1 2
It is an (honest|understandable) slip, made by (careful|busy) people for good reasons.
Most advice {about} skips this part, because admitting it is (unpleasant|awkward).
You may (recognise|know) it from your own place; if so, the second half is (for you|the useful one).
@heading#1 1
The mistake in daily life
A familiar scene
@p#2 2
Its first trace is small: a (note|sheet) that has to be written twice, or a (question|call) that comes back.
People (apologise|explain themselves) more than usual around {topic}, and that is a (signal|clue).
You can (hear|spot) it in the phrase "we have always (managed|done it this way)".
@heading#2 1
Why sensible people make it
What feeds it
@ul 3
Praise: whoever (rescues|saves) the day gets (thanked|applause), and whoever prevents the trouble does not.
Good manners: correcting a (colleague|senior) feels worse than (living with|putting up with) the result.
Tools: the (form|screen) asks for the wrong thing first, and people (obey|follow) it.
Memory: the (one|single) time it went well is (remembered|told) longer than the nine others.
Hurry: a decision {about} taken in a corridor is (rarely|seldom) looked at again.
@heading#3 1
The repair
What helps instead
@ol 4
Describe the last case (backwards|from the end), step by step, until the (fork|turning) in the road appears.
Put a (pause|breath) of one minute (before|ahead of) the moment where it happens.
Make the better way the (default|first choice) on the form, the shelf or the screen.
Ask a (colleague|friend) to watch for it and to (nudge|tell) you kindly.
Rehearse the sentence you will (say|use) when (pressure|someone in a hurry) pushes you back.
Count the (good|calm) days aloud; a habit (leaves|goes) faster when its replacement is (noticed|seen).
@heading#4 1
From now on
Where to turn
@p#3 1
Forgive the (old|past) cases; digging them all up (delays|holds back) the (next|first) good one.
(One|A) person with a (sharp|kind) eye is a better safeguard than a (warning|poster).
== comparison
@p#1 2
(Neither|No) side is (silly|wrong) here, or the question would have been settled (long ago|already).
What tips the balance {about} is often a detail of your own (week|place), so (keep|hold) one in mind.
A (table|page) with two columns will do; (leave|keep) feelings for the last row.
@heading#1 1
Measures that count
How to compare fairly
@ul 5
Speed: when does the first (useful|real) result (arrive|appear), in days rather than (quarters|promises)?
Attention: who has to think about it, and how (often|many times) a (day|week)?
Room to grow: does it still hold with twice the (work|customers), or with half?
Dependence: on whose (goodwill|knowledge) does it rest, and can they (leave|say no)?
Peace of mind: which of the two lets you (sleep|close the door) on a Friday?
Fit with {topic}: which side was made for it, and which was (stretched|bent) to do it?
@heading#2 1
Side A: no change
The present way, with its merits
@p#2 2
It works well (enough|so far) that people have stopped (seeing|noticing) its price.
(Respect|Value) what it does right before you list what it (lacks|costs); somebody built it with (care|thought).
Its weak (point|spot) shows on days when two things (happen|go wrong) at once.
@heading#3 1
Side B: something new
The change, and what it asks
@p#3 1
(Talk|Speak) to someone who left it again; (their|such) reasons are more (useful|telling) than praise.
(Imagine|Picture) the third month, not the first (day|morning): novelty flatters (everything|every option).
@heading#4 1
Tipping the scales
How the answer appears
@ol 3
Name the (one|single) criterion you would not (trade|bargain) away, and look at that row alone.
Explain the losing side so well that its (friends|supporters) would (sign|agree).
Toss a coin and watch your (face|reaction); (then|after that) go back to the table.
Try the winner on (one corner|a tenth) of {topic} before you (move|convert) the rest.
(Tell|Inform) those concerned the same day, with the reason in one (line|sentence).
== case
@p#1 2
What matters in a (story|case) {about} is the turning (point|moment), not the happy ending.
Tell it (plainly|without varnish), so that you can hold it against your own (week|place).
No two (places|customers) are alike, but (doubts|beginnings) resemble each other.
@heading#1 1
How things stood
The day before
@p#2 2
People (learn|find ways) to live with such things, which is why they last.
The (cost|strain) is spread over many small (moments|gestures), too small to (report|argue about).
It is easy to judge afterwards; at the same point, (many|most of us) would wait too.
@heading#2 1
The turn
What they tried
@ol 3
Say whether the old way was kept (running|going) beside the new one, and until when.
Name those who (doubted|disagreed), and what they were (asked|trusted) to do.
Tell which (corner|part) came first, and (why that one|what it had that others lacked).
Give the (date|day) that was set for looking back, kept or not.
Keep the questions that came up on the way, with their (answers|replies).
@heading#3 1
What remains of it
Looking back
@p#3 2
A good (result|outcome) feels (ordinary|unremarkable) after a month; only the first notes show the (distance|way covered).
The (people|ones) who did the work (should be asked|are to be asked) (first|before anyone else) what it (was worth|changed).
(Subtract|Take off) what would have happened anyway, even if the (story|figure) shrinks.
@heading#4 1
Your turn
If you are at that same point
@ul 3
Find the person in your own (house|team) who would (recognise|sign) this story.
Ask what (nearly|almost|very nearly) made it fail: (that is the part to avoid|that is the part to plan for|begin with exactly that).
Keep the (doubts you had while reading|objections that came up as you read|questions you noted as you read) {about}; they are your first list of questions.
Choose a beginning that would still be (useful|worth it) if you stopped (halfway|after it).
(Tell|Show) your version to (somebody|a colleague) before you start, and (note|watch) where they laugh.
`;
