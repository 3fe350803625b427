/** Further hooks and tips of LinkedIn posts and threads, for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishFurtherPosts = `
== how-to
@hook 1
How to get (moving|going) with {topic} before the week is over.
{Topic} (without the drama|in small steps): an (afternoon|hour) is enough.
From (good intentions|talking) to doing: {topic}.
@lead 1
(Here is|This is) one way through:
(Try|Do) these, from top to bottom:
A (plan|route) that fits on a (card|sticky note):
@tip 3
(Say in one breath|Tell without a pause|Put in one sentence) what (should|will) (be better|have improved) (by the end of the month|when the month is over|in four weeks).
(Clear|Keep) one hour, phone (off|in another room), before anything else.
(Prepare the night before|Lay out in the evening|Get ready ahead of time) (what the|whatever the) (rush|morning) would make you (forget|hunt for).
(Ask the person who|Turn to the one who|Go and see who) (complains|swears) (most: they know the|most; such people know the|loudest, they have the) (shortest|real) (way in|path).
Do the (dull|boring) part first, while (energy|goodwill) lasts.
Hang (the result where|the outcome where|what you found where) the (work|job) is done, (not|never) in a folder.
Explain it to somebody (new|outside), and (mend|rewrite) (the line where they frown|every sentence where they frown|the words they stumble on).
(Stop|Leave off) (while it still goes well|before you tire|while you enjoy it); tomorrow (begins|starts) more easily.
(Borrow|Copy) (one trick|a trick|one habit) from (the person who finds it easy|someone who does it with ease|whoever is quick at it).
(Set the date for the|Fix the day of the|Agree on a date for the) second (attempt|round) (before you begin the first|before the first begins|ahead of the first).
Keep the old way (nearby|within reach) (for a week|for some days), (just in case|to be safe).
== mistake
@hook 1
{Topic}: a (detour|slip) that almost everyone (takes|makes) once.
What not to do {when}.
The (expensive|costly) shortcut with {topic}.
@lead 1
How to (get out|climb out) of it:
(Three|A few) moves that (break|end) the habit:
(Better|Easier) than a resolution:
@tip 3
Write down (the excuse you|the reason you) (hear|use) most; the habit (hides|sits) behind it.
Make the wrong way (slower|more awkward) by one small (obstacle|step).
(Agree|Settle) (on a word that lets|on a sign that lets) (anybody|the youngest) (say stop|call a halt|stop the work).
(Look for the day on which|Find a day when|Search for a day on which) it does not (happen|occur), (and ask what was|then ask what was) (different|missing).
(Skip|Drop) (the lecture|any sermon): move the (tool|form) (instead of the people|rather than people|and leave people alone).
(Keep a tally for|Count during) (ten|fourteen) days; (bad luck rarely has a|chance seldom has a|no bad luck keeps a) (rhythm|pattern).
Undo one (case|instance) (in full, so that you|to the end, until you|completely: that way you) (know|feel) (what it costs|its price).
(Share|Tell) your own slip first; others (follow|will open up).
Note the hour: mistakes keep (office hours|a timetable) too.
Ask what (was to be|should have been) (gained|saved) by it, and (gain it another way|look for another way to it|get that otherwise).
(Keep the last good|Remember the latest good|Hold on to the last good) (case|day) (in view, not the last bad one|and not the bad one|, the bad one fades).
== comparison
@hook 1
{Topic}: which (side|column) are you on?
(Now or later|Same or different)? A fair look at {topic}.
Change costs. So does (waiting|the present). {Topic}, (weighed|side by side).
@lead 1
Put (these|the following) on the scales:
Where the two (roads|options) part:
(Fair|Honest) questions before you pick:
@tip 3
How long until the (first|earliest) useful result, counted in days?
Which option (forgives|survives) a sloppy week?
What would you (miss|lose) most (from the present way|of what you do today|if the present way ended)?
Who signs, who pays, and who (lives|wakes up) with it?
Does it still (work|hold) if you grow, or (shrink|slow down)?
(Can you test|Is there a way to test) one side on a (corner|fraction) (of the work|of it)?
What would (somebody|a stranger) (with no stake in it|from outside|who gains nothing by it) (say|pick)?
Which (regret|mistake) would be easier to (repair|live with) in a year?
Which of the two (is quicker|is easier|takes fewer words) to explain to (a newcomer|someone new|an outsider)?
(What work goes away|Which task disappears), (and what|and which) (new|other) (work takes its place|one arrives)?
Who notices the (difference|change), (apart from the one who decides|other than the one deciding|besides whoever decides)?
== case
@hook 1
{Topic}: how it went for (somebody|one of them), step by step.
(One|A) true story says more about {topic} than (advice|a slogan).
Before: {pain}. And (then|after)?
@lead 1
What such a (story|case) can teach:
(Read|Follow) it with these questions:
Worth (keeping|taking) from it:
@tip 3
Note (what was normal|what seemed normal|the usual state) before anyone (complained|spoke up); it (fades|is forgotten) fast.
(Look for the|Find the|Search for the) (hour|day) (on which it|when it|at which it) (turned|tipped), (and who was in the room|and who was there|with whom present).
(The first move is usually|What comes first is often|The real beginning tends to be) (smaller|quieter) (than the plan: look for it|than planned, so look well|than anyone remembers).
(Ask|Find out) who (said no at first|was against it), and what (changed|moved) their mind (later|in the end).
(Copy|Take) the order, not the (numbers|calendar).
Count what it (cost|took), evenings included.
Say what stayed (unsolved|open): it makes the rest credible.
(Hold|Put) (your own starting point next to theirs|your start beside theirs|the two beginnings together) (before you|and only then) (compare|judge) results.
(Let two people tell it|Hear it from two people|Have it told twice): both (versions|accounts) (are worth hearing|deserve a hearing|will differ).
Ask (what they would do|what should be done) (sooner|differently), (and leave them time to|then let them|and give them time to) (think|answer).
(What helps most|The best help) (is often|may be) (free|close by): (look for your own|find your own) (version|equivalent).
The (calm|quiet) weeks (after it say more than|that follow tell more than|afterwards prove more than) (the first|any first) (day|reaction).
== checklist
@hook 1
Before you go on with {topic}: (tick these|a quick check).
{Topic}: (how many|which) boxes stay empty at your place?
One minute, (some|a few) boxes: {topic}.
@lead 1
(Pen|Pencil) ready?
Answer (quickly|fast), the first thought counts:
(Go|Run) through it with a colleague:
@tip 4
Could a stranger find the (latest|right) version without asking?
(Is there a plan|Does a plan exist|Has anyone a plan) (for the day the|in case the) (expert|one who knows) (is ill|falls ill|cannot come)?
Did somebody (say|write) what "finished" means?
Has the customer (seen|been shown) (the next step in|what comes next in|the following step in) (plain words|writing)?
Are the two most (frequent|common) exceptions on paper?
Would you (notice|hear) (within a day|by the next morning|the same day) (if it stopped working|if it broke|that it had stopped)?
Was anything (removed|cut) (the last time|when) (something was added|a thing was added)?
Does one person (feel|hold themselves) responsible, by name?
Is the (budget|time) for it (in the diary|on a real date|in the calendar), (not just in|and not only in) (mind|hope)?
Have you tried it (yourself|in person) within the last month?
Is there one (place|spot) where open questions are kept?
Would the (client|person) who waits know whom to call?
Can it be (paused|stopped) half-way without (damage|loss)?
== myth
@hook 1
Everybody says it about {topic}. Does anyone (check|count)?
{Topic}: a (comfortable|tidy) story with a hole in it.
(Half|Partly) true is still half wrong: {topic}.
@lead 1
How to put it to the test:
(A small|An easy) test for a big claim:
(Before|Rather than) believing or mocking it:
@tip 3
(Collect|Find) three cases that (contradict|break) it, (then ask what they share|and see what joins them|and look for what they share).
Say it (backwards|the other way round|with the opposite word): does it (sound just as true|sound equally true|still convince)?
(Ask a beginner what they see|Let a newcomer say what they see|Have a newcomer look at it); they have not (learnt|picked up|heard) (the slogan|the answer) (yet|so far).
Look at the date: some (beliefs|sayings) were right (ten years|a generation) ago.
(Turn|Rewrite|Put) it (into a bet|in the form of a bet): (how much|what) would you (stake|put) on it?
Leave it one (corner|case) where it (works|is right); (few are entirely wrong|few ideas are all wrong|nothing is wrong everywhere).
Watch who (goes quiet|looks away) when it is said aloud.
(Trade|Exchange) "always" (for a count|for a number), (and see what|then see what) (remains|is left).
Look at what it (stops|keeps) you from trying.
Ask for (a date, a name, a place|a name and a date|place, name and day): (rumours|tales) (have none|cannot give them|never bring any).
Count how often you (repeated|passed on) it (without having seen it|unseen|and never checked).
== question
@hook 1
{Topic}: (five|some) questions people are too polite to ask.
If I could (only|just) ask one thing about {topic}, it would be this.
(Quick|Honest) question {about}: what is in the way?
@lead 1
(Asked|Heard) often, answered briefly:
(Try|Answer) these before you look for (advice|help):
(Questions|Things) to ask out loud:
@tip 3
What have you already tried? (List|Name) it, and (note|add) (why it stopped|what ended it|the reason it ended).
Who would be (sorry|annoyed) (if it were solved|to see it solved|if it went away)? (There is often|Usually there is) (someone|one).
Is it rare and (painful|loud), or frequent and (small|quiet)? (Each asks for another answer|The answer is not the same|Treat the two differently).
What do you know first-hand? (Strike|Leave) out (the rest for now|the rest|what is only hearsay).
Which part is (yours|in your hands)? Begin there, (today|this week).
How would a (friend|child) put it? Use those words.
(When is it not a problem|On which day is there no problem|When does it work)? That (hour|case) (holds a clue|can teach you something|is worth a look).
What would you do with (half|a tenth of) the budget? (Do that first|Begin with it|That is step one).
What is taken for granted? One (check|look) (is enough to find out|will tell|settles it).
Who has (solved|settled) it (already, in their own way|before you|without much ado)? (They deserve a call|Call them|Their number is worth having).
(How long does it last when|How many minutes pass when|What does a watch say when) it (comes|shows up)? (A watch answers better than memory|Memory stretches it|A clock knows better).
(What if it stayed as it is|Suppose nothing changed|What if nobody touched it) (for a year|until next year|for twelve months)? (The answer puts your|Thinking of it puts your|That puts your) (priorities|list) (in order|straight|in another order).
== numbers
@hook 1
{Topic}: (one|a single) figure I would like to see.
How many minutes a day go into {topic}?
(Guess|Estimate) first, count after: {topic}.
@lead 1
(Start|Begin) a tally with these:
(Pencil|Paper) is enough to find out:
(Figures|Counts) you can have by Friday:
@tip 3
(Write|Put) your guess on a (card|slip) (first|before you count), and (open|compare) it (at the end|when you are done).
Which day of the week (leads|tops) the list?
How many (calls|messages) belong to one single case?
How (often|many times) did nobody (need|have) to do anything?
What does the (slowest|longest) case have (that the others lack|which the others do not|and no other)?
Divide by the number of (people|customers): totals (flatter|mislead).
(Leave|Write) (the date on the sheet|a date on each sheet|the day beside the count); (a count without one|an undated count|without it, any count) (ages|spoils) fast.
Stop counting what has not (changed|led to) a decision (in two months|since spring|for weeks).
What share was (caught|spotted) by (chance|accident)?
How many minutes pass before anyone (reacts|answers)?
Put a (price|rate) (on one hour|on an hour), (then read the tally again|and go over the tally|then look once more).
(Compare|Hold) it with a week you (remember|know) as calm.
Which single (case|week) (would you leave out|could be left out), and (what would the rest say then|how would the total look without it|what would the others say)?
Let somebody else count for (one|a) day: do you (agree|get the same)?
`;
