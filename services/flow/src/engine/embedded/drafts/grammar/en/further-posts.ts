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
Say in one breath what (should|will) be better by the end of the month.
(Clear|Keep) one hour, phone (off|in another room), before anything else.
Prepare the night before what the (rush|morning) would make you (forget|hunt for).
Ask the person who (complains|swears) most: they know the (shortest|real) way in.
Do the (dull|boring) part first, while (energy|goodwill) lasts.
Hang the result where the (work|job) is done, (not|never) in a folder.
Explain it to somebody (new|outside), and (mend|rewrite) the line where they frown.
(Stop|Leave off) while it still goes well; tomorrow (begins|starts) more easily.
(Borrow|Copy) one trick from the person who finds it easy.
Set the date for the second (attempt|round) before you begin the first.
Keep the old way (nearby|within reach) for a week, just in case.
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
Write down the excuse you (hear|use) most; the habit (hides|sits) behind it.
Make the wrong way (slower|more awkward) by one small (obstacle|step).
(Agree|Settle) on a word that lets (anybody|the youngest) say stop.
Look for the day on which it does not (happen|occur), and ask what was (different|missing).
(Skip|Drop) the lecture: move the (tool|form) instead of the people.
Keep a tally for (ten|fourteen) days; bad luck rarely has a (rhythm|pattern).
Undo one (case|instance) in full, so that you (know|feel) what it costs.
(Share|Tell) your own slip first; others (follow|will open up).
Note the hour: mistakes keep (office hours|a timetable) too.
Ask what was to be (gained|saved) by it, and gain it another way.
Keep the last good (case|day) in view, not the last bad one.
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
What would you (miss|lose) most from the present way?
Who signs, who pays, and who (lives|wakes up) with it?
Does it still (work|hold) if you grow, or (shrink|slow down)?
Can you test one side on a (corner|fraction) of the work?
What would (somebody|a stranger) with no stake in it (say|pick)?
Which (regret|mistake) would be easier to (repair|live with) in a year?
Which of the two is (quicker|easier) to explain to a newcomer?
What work goes away, and what (new|other) work takes its place?
Who notices the (difference|change), apart from the one who decides?
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
Note what was normal before anyone (complained|spoke up); it (fades|is forgotten) fast.
Look for the (hour|day) on which it (turned|tipped), and who was in the room.
The first move is usually (smaller|quieter) than the plan: look for it.
Ask who said no at first, and what (changed|moved) their mind.
(Copy|Take) the order, not the (numbers|calendar).
Count what it (cost|took), evenings included.
Say what stayed (unsolved|open): it makes the rest credible.
(Hold|Put) your own starting point next to theirs before you (compare|judge) results.
Let two people tell it: both (versions|accounts) are worth hearing.
Ask what they would do (sooner|differently), and leave them time to (think|answer).
What helps most is often (free|close by): look for your own (version|equivalent).
The (calm|quiet) weeks after it say more than the first (day|reaction).
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
Is there a plan for the day the (expert|one who knows) is ill?
Did somebody (say|write) what "finished" means?
Has the customer (seen|been shown) the next step in (plain words|writing)?
Are the two most (frequent|common) exceptions on paper?
Would you (notice|hear) within a day if it stopped working?
Was anything (removed|cut) the last time something was added?
Does one person (feel|hold themselves) responsible, by name?
Is the (budget|time) for it in the diary, not just in (mind|hope)?
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
(Collect|Find) three cases that (contradict|break) it, then ask what they share.
Say it (backwards|the other way round|with the opposite word): does it (sound just as true|sound equally true|still convince)?
Ask a (beginner|newcomer) what they see; they have not (learnt|picked up) the slogan yet.
Look at the date: some (beliefs|sayings) were right (ten years|a generation) ago.
(Turn|Rewrite) it as a bet: how much would you (stake|put) on it?
Leave it one (corner|case) where it (works|is right); few are entirely wrong.
Watch who (goes quiet|looks away) when it is said aloud.
(Trade|Exchange) "always" for a count, and see what (remains|is left).
Look at what it (stops|keeps) you from trying.
Ask for a date, a name, a place: (rumours|hearsay) have none.
Count how often you (repeated|passed on) it without having seen it.
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
What have you already tried? (List|Name) it, and (note|add) why it stopped.
Who would be (sorry|annoyed) if it were solved? There is often (someone|one).
Is it rare and (painful|loud), or frequent and (small|quiet)? Each asks for another answer.
What do you know first-hand? (Strike|Leave) out the rest for now.
Which part is (yours|in your hands)? Begin there, (today|this week).
How would a (friend|child) put it? Use those words.
When is it not a problem? That (hour|case) holds a clue.
What would you do with (half|a tenth of) the budget? Do that first.
What is taken for granted? One (check|look) is enough to find out.
Who has (solved|settled) it already, in their own way? They deserve a call.
How long does it last when it (comes|shows up)? A watch answers better than memory.
What if it stayed as it is for a year? The answer puts your (priorities|list) in order.
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
Write your guess on a (card|slip) first, and (open|compare) it at the end.
Which day of the week (leads|tops) the list?
How many (calls|messages) belong to one single case?
How (often|many times) did nobody (need|have) to do anything?
What does the (slowest|longest) case have that the others lack?
Divide by the number of (people|customers): totals (flatter|mislead).
(Leave|Write) the date on the sheet; a count without one (ages|spoils) fast.
Stop counting what has not (changed|led to) a decision in two months.
What share was (caught|spotted) by (chance|accident)?
How many minutes pass before anyone (reacts|answers)?
Put a (price|rate) on one hour, then read the tally again.
(Compare|Hold) it with a week you (remember|know) as calm.
Which single (case|week) would you leave out, and what would the (rest|total) say then?
Let somebody else count for (one|a) day: do you (agree|get the same)?
`;
