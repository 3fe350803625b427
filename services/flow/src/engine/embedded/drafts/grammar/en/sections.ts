/** Sections that a blog post of any angle can have; headings that ask belong to the outline of questions. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishSections = `
== small-start
## Begin with something small || A first move for this week || The smallest useful step || Where can you begin today? || What is the smallest step?
@p 2
Half an hour {about} is (plenty|enough) for a (beginning|first look), provided nothing else is open on the desk.
Leave the (large|ambitious) plan in the drawer and (do|finish) one thing that will be visible by Friday.
A (trial|first attempt) that costs an afternoon teaches more than a (document|slide deck) that costs three.
(Warn|Tell) the people around you that it is a test, so that (nobody|no one) expects it to be perfect.
If the first step (feels|looks) too big, cut it in two and (throw|put) the second half away for now.
Pick the (day|morning) on which you are (least|seldom) interrupted; good intentions rarely survive a (ringing phone|full inbox).
Choose a beginning that (still|already) makes sense if nothing (follows|comes) after it.
Ten lines on paper today beat a (folder|template) that you will (look for|download) next month.
Do it once by hand, badly if need be; only then (do you know|can you say) what is worth (buying|building).
Somebody nearby has an hour to (spare|lend): ask, and (offer|give) one in return.
== who
## Who takes care of it || One name, not three || The person in charge || Who looks after it? || Whose job is it, really?
@p 2
When everybody is (responsible|in charge), the matter lands on the desk of whoever is (last to leave|too polite to refuse).
Give the person who takes it on some (time|room|slack) as well, (or they will do it in after hours|or they will fit it in after hours|because a task without hours waits).
(Write|Put) the name where (all|the others) can see it, together with a (stand-in|deputy) for holidays.
Being in charge of {topic} means (asking|following up), not doing every bit of it (alone|oneself).
Agree on what this person may (decide|spend) without asking (again|anyone), and respect it (later|when it hurts).
Three months is a fair (term|turn); after that, let (another|a fresh) pair of eyes take over.
The right person is rarely the one with the (grandest|longest) title; look for whoever already (worries|asks) about it.
(Thank|Praise) in public, correct in private, and never hand over the (worry|duty) without the means.
A deputy who only hears of it on the day is (no|hardly a) deputy: let them (try|do it) once while all is calm.
When nobody wants the job, (cut|split) it until a piece is small enough to be (fun|bearable).
== listen
## Listen before changing anything || What the people concerned say || Ask them, in person || Have you asked the people concerned? || What do they say themselves?
@p 2
(Sit|Stand) next to somebody who (lives with|deals with) it and keep quiet for (a quarter of an hour|ten minutes).
(Ask|Enquire) what they did yesterday instead of what they (think|believe) in general: memory is kinder than (facts|the day was).
The (shrug|pause) before an answer often (says|holds) more than the answer, so leave (room|time) for it.
Collect (sentences|remarks) word for word; your own summary already (bends|softens) them.
(Two|Three) short talks, on (different|separate) days, give a better picture than one long (survey|questionnaire).
Go back afterwards and (say|tell them) what you made of their (answers|time); next time they will (say|offer) more.
Ask for the last time, the worst time and the (best|calmest) time: three (stories|answers) say more than an average.
Those who (left|gave up) know something that those who stayed (have forgotten|no longer see).
(Watch|Notice) the hands as well as the words: people (show|do) more than they can explain.
Write down what you (expected|hoped) to hear beforehand; the rest is what you have (learnt|been told).
== waiting
## The price of waiting || What happens if nothing happens || Doing nothing, counted || What does waiting cost? || And if nothing changes?
@p 2
Postponing {topic} looks free because no (invoice|bill) ever arrives with that (name|word) on it.
(Imagine|Picture) the same week a year from now, with nothing (changed|touched): would you (sign|settle) for that?
Some delays are (wise|sensible): before a (season|deadline) that eats every hour, waiting is a (choice|plan) and should be called one.
Note what people already do to (work around|get by without) a solution; those (detours|workarounds) are paid every day.
(Set|Choose) a date after which you will (stop|no longer keep) thinking it over, and tell (one|another) person.
Count what has already been (spent|lost) on {topic} this year, then ask whether you would (spend|lose) it again.
The longest wait is usually for a (permission|go-ahead) that nobody (was asked for|ever requested).
Waiting also wears out the (willing|patient) ones, and they are the people you will need (later|most).
An answer of "not now" is (honest|fine) when it comes with a (month|date) attached.
== lasting
## Making it last || After the first enthusiasm || When the novelty has gone || How does it stay that way? || What keeps it going?
@p 2
(Tie|Attach) the new habit to (something|an appointment) that happens anyway, such as the Monday round or the (end of the month|weekly order).
Many (good ideas|improvements) tire in week three, so (plan|book) a short look at {topic} for exactly that week.
(Keep|Leave) the effort (so small|low enough) that it survives a (flu|bad week) in the team.
A visible trace helps: a (mark on the wall|line in the calendar), anything that (shows|proves) it was done.
When somebody (new|else) arrives, let them (explain|describe) the routine back to you; the (gaps|blurred spots) appear at once.
(Allow|Permit) an exception (now and then|once), but (write|note) down why; the third one means the rule is (wrong|out of date).
(Change|Rotate) the person who does the check; fresh eyes keep a (routine|habit) from falling asleep.
Say thank you in the (fifth|tenth) week, when no one expects it and (everyone|somebody) has thought of stopping.
(Remove|Retire) one old duty for each new one, or {topic} will be the first to (give way|slip).
A habit that needs (a hero|courage) every day will not see the (spring|summer).
== explain
## Explaining it to others || How to bring the others along || In words that carry || How do you tell the others? || How do you explain it?
@p 2
Tell it as a (scene|small story): who was (there|standing there), what went (wrong|sideways), what was said.
(Drop|Avoid) every term that your (neighbour|cousin) would have to (look up|ask about).
(Start|Open) with what stays the same; people hear (better|more) once they know what they will not (lose|have to give up).
A single sentence {about} that others (repeat|pass on) correctly beats ten pages they (skim|file).
Invite the (strongest|most stubborn) objection first: (answered early, it loses most of its weight|answered early, it has lost most of its weight|late answers sound like excuses).
Say what you do not know (yet|either); it is the (part|bit) that makes the rest believable.
(Show|Bring) the thing itself, a page or a photo: it spares you (three|several) sentences and most of the doubts.
Use their words for it, even when yours are more (precise|exact); precision can come (second|afterwards).
Leave a (silence|gap|pause) after the main point. The first question (tells you what was heard|tells you what was understood|shows what arrived).
Tell each (group|person) what it means for their own Tuesday, not for the (firm|project) as a whole.
== leave-out
## What to leave out || Things you can skip || Less, on purpose || What can you safely skip? || What is not needed?
@ul 3
A (tool|program) bought before the question is clear: it mostly (moves|hides) the difficulty.
The (perfect|complete) version: seven useful lines {about} beat a (manual|handbook) nobody opens.
(Reports|Minutes) that no one (reads|has asked for): stop one and see who (complains|notices).
The search for (somebody|a person) to blame, which (eats|takes) the time the remedy would need.
A second (meeting|round of talks) on the same (point|question) without a new fact on the table.
Comparison with (places|firms) ten times your (size|budget); their answer solves their problem.
A perfect (name|logo) for the effort: call it by what it does and (get on|carry on).
Permission from people whom it does not (concern|touch): telling them {about} is enough.
The (third|tenth) opinion, asked for in the hope that it will (agree|be easier).
Every rule that has not been (used|needed) since it was written: (cross|strike) it out today.
== setback
## When it goes wrong the first time || A setback is part of it || Plan for a bad day || What if it goes wrong? || And when it fails?
@p 2
(Decide|Say) beforehand how far a test may (go|drift) before you call it off, so that nobody has to be brave (alone|on the day).
A failure that was (written up|described) in five lines is worth keeping; one that was (hushed up|smoothed over) comes back.
Ask what made the (mistake|slip) easy to make, and (change|move) that instead of lecturing (people|anyone).
(Return|Go back) to the way it was, calmly, (fix|mend) one cause, and (try|have a go) again on a (quieter|lighter) day.
Patience {about} has a limit, and the limit should be a (date|number) rather than a (mood|feeling).
(Share|Tell) the failure before the success; it buys more (trust|goodwill).
(Laugh|Smile) about it together if you can; people who may laugh report the next (slip|trouble) sooner.
Look for the (second|hidden) cause as well: the first one is often just the (nearest|loudest).
Note what did work, even on that (day|occasion); it is (easily|quickly) lost in the annoyance.
One failed attempt at {topic} says something about the (attempt|method), not yet about the (goal|idea).
== diary
## Put it in the diary || Four dates to write down || The calendar test || When will you do it? || Which dates matter?
@ul 3
(Today|Before tonight): ten minutes to (write|put) down where things stand.
(In a week|Seven days from now): one (try|test), however (rough|clumsy), with one other person.
After (a month|four weeks): a look at {topic} with the first note (in hand|beside you).
At the end of the (quarter|season): keep it, (change|bend) it or (drop|stop) it, out loud.
On a day you already (fear|dread): the real (test|trial), because calm weeks (prove|show) little.
Once a year: read the whole (page|note) again and strike out what has become (obvious|second nature).
The (first|last) Friday of the month: a quarter of an hour {about}, and not a minute more.
The day before the (holidays|busy season): what must not be (forgotten|left open)?
Three days after the first (try|attempt): what would you (tell|advise) a friend who begins tomorrow?
On no (date|day) at all: the things that were only added to (please|impress) somebody.
== helper
## If you ask for help || Questions to put to whoever helps you || Before you hand it over || What should you ask a helper? || Is help worth it?
@ul 3
What will (you need from me|be expected of me) in the first two weeks, in hours?
Which part of {topic} do you (refuse|decline) to take on, and why?
Who will do the work, and will it be the person I am (talking|listening) to (now|today)?
How shall I (see|notice) after a month that it was (money|time) well spent?
What do I (keep|own) if we (part|stop) halfway?
Could you describe a case that (went badly|did not work out), and what you (changed|learnt) after it?
Who else have you helped with this, and may I (call|ring) them?
What would make you (advise|tell) me not to do it at all?
Which (mistake|wrong turn) do people in my place usually make with {topic}?
What happens if I need you on the (worst|busiest) day of the year?
== own-words
## In our own words || Where we speak from || What this comes from || Who is speaking here? || Why listen to us?
@proof
@p 1
That is the (corner|place) we look from; other (places|corners) may show another side {about}.
(Weigh|Read) the advice here with that in mind, and (keep|take) what fits your own case.
Experience is (narrow|local): hold it against yours before you act on {topic}.
(Facts|Circumstances) differ from place to place; the questions {about} differ (much less|far less).
It is one (view|angle) among several, offered by people who do this (daily|for a living).
== order
## First things first || What comes before the rest || An order that saves work || What comes first? || In which order?
@p 2
Clear up (words|terms) before (rules|forms): half of the quarrels {about} are two people using one word for two things.
What (blocks|stops) several people goes before what (annoys|bothers) one, even if that one is (louder|the boss).
(Do|Finish) the step that makes the next ones (cheaper|easier), not the one that (looks best|pleases most).
Leave decisions that can wait (open|alone) until the (facts|papers) are there; closing them early costs (twice|double).
(Check|Ask) whether a step could simply (go|disappear) before you (improve|speed up) it.
Whatever can be undone may come early; what is (final|irreversible) waits until (last|you are sure).
(Settle|Clear) the question of money before the question of taste: it (shortens|spares) both.
If two steps seem equal, begin with the one that (involves|needs) fewer people.
Ask which step everyone is (secretly|quietly) waiting for; it is (seldom|rarely) the official first one.
== room
## Make some room for it || Where the time comes from || An hour has to come from somewhere || Where will the time come from? || Who has an hour for this?
@p 2
Nothing new fits into a (full|crowded) week; name what will be (dropped|shorter) before you promise anything {about}.
Two protected (half hours|mornings) do more than a whole day that is (nibbled at|interrupted) by calls.
Say no to one (request|invitation) this week, kindly and (early|in writing), and (use|spend) that hour here.
Put it (before|ahead of) the inbox, not after: (what comes after the inbox does not come at all|whatever waits for the messages waits for ever|the messages never end).
If it needs the whole (team|family), choose the hour when they are (fresh|rested), not the one that is free.
Time saved should be (visible|marked) too: write down what it was (used|good) for.
== trust
## What trust is built on || Why anyone should believe it || Earning belief || Why should anyone believe it? || What makes it credible?
@p 2
Promise a little less than you can (keep|deliver), and be a day (early|ahead).
Say what will not (change|work|get better), before (somebody else does|somebody with doubts does|the room says it).
With {topic}, a small result that people can (visit|see) outweighs a large one they are (told|sent).
Let others (check|look): an open (sheet|book) ends more arguments than a good speech.
Keep the (tone|voice) level when asked a hard question; people (watch|remember) that more than the answer.
Give credit (loudly|by name) to whoever did the work, and take the (blame|questions) yourself.
== edges
## Where this does not apply || The limits of this advice || An honest restriction || When does this not apply? || Where are the limits?
@ul 2
In an emergency: act first, and (read|come back to) this when it is quiet.
Where the law has fixed the (way|steps): there is nothing to (choose|weigh), only to follow.
When there has been just one case {about}: wait for the (second|next) before you build a rule.
If the people concerned are against it: (talk|listen) first, the method can wait.
When you are alone with it and (tired|ill): the best step is to (rest|get help).
For something that will (end|disappear) by itself in a month: let it.
== words
## Choose the words with care || A sentence worth preparing || What to say, and how || What should you say? || Which words help?
@p 2
Prepare the first sentence and the last; the (middle|rest) finds itself once you know what you came to say.
"I have noticed" opens more doors than "you (always|never)".
Ask for something (definite|small), with a day: vague (wishes|requests) get vague (answers|nods).
Say the number aloud, once, and (then|after that) stop talking.
A (question|request) made on a walk is answered more freely than one across a (desk|table).
(End|Close) by repeating what was agreed, in the other person's words.
`;
