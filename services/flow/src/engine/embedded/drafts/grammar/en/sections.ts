/** Sections that a blog post of any angle can have; headings that ask belong to the outline of questions. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishSections = `
== small-start
## Begin with something small || A first move for this week || The smallest useful step || Where can you begin today? || What is the smallest step?
@p 2
Half an hour {about} is (plenty|enough) for a (beginning|first look), (provided nothing else is open on the desk|as long as the desk is clear|if the phone stays in another room).
(Leave the (large|ambitious) plan in the drawer|Let the (large|ambitious) plan rest|Keep the (large|ambitious) plan for later) and (do|finish) (one thing that will be visible by Friday|something people can see by Friday|a single thing that shows this week).
A (trial|first attempt) (that costs an afternoon|of one afternoon|done in half a day) (teaches more than|tells you more than|is worth more than) a (document|slide deck) (that costs three|that takes three|written over three days).
(Warn|Tell) (the people around you|those around you|everyone nearby) (that it is a test|that it is a trial|that you are only testing), (so that|and) (nobody|no one) (expects it to be perfect|will ask for perfection|waits for a perfect result).
(If the first step|When the first step) (feels|seems|looks) (too big|too high|out of reach), (cut it in two|split it|halve it) and (throw|put) (the second half away for now|one half aside|the other part away for a while).
(Pick the|Take the|Look for the) (day|morning) (on which you are|when you are) (least|seldom) interrupted; (good intentions rarely survive a|no plan survives a|good will seldom outlives a) (ringing phone|full inbox).
Choose a beginning that (still|already) (makes sense if|is of use if|has a point when) nothing (follows|comes) after it.
Ten lines (on paper today|written today|by hand tonight) (beat a|do more than a|are better than a) (folder|template) (that you will|you might|that somebody will) (look for|download) (next month|some day|later).
(Do it once by hand|Go through it by hand, once|Begin with a round by hand), (badly if need be|even badly|however badly); (only then do you know|only then can you say|after that you can say) (what is worth|what deserves) (buying|building|the money).
(Somebody nearby has|There is someone nearby with|Somebody close to you has) (an hour|some time|an afternoon) to (spare|lend): (ask, and offer|ask for it, and give|it only takes asking, and giving) (one in return|the same back|as much of yours later).
== who
## Who takes care of it || One name, not three || The person in charge || Who looks after it? || Whose job is it, really?
@p 2
(When everybody is|If everyone is|Where all are) (responsible|in charge), (the matter lands on the desk of|the work goes to|it ends up with) (whoever is|the one who is) (last to leave|too polite to refuse).
Give (the person who takes it on|whoever takes it on|that person) some (time|room|slack) (as well|too|for it), (or they will do it after hours|or they will fit it in after hours|because a task without hours waits).
(Write|Put) (the name where|that name where|a name where) (all|the others) (can see it|will read it|look every day), (together with|along with|and add) a (stand-in|deputy) (for holidays|for absences|in case of illness).
Being in charge of {topic} means (asking|following up), (not doing every bit of it|and not doing it all|rather than doing all of it) (alone|oneself).
(Agree on what|Settle what|Decide together what) (this person may|that person can|they may) (decide|spend) without asking (again|anyone), (and respect it|and stick to that|and let it stand) (later|when it hurts).
(Three months is|A quarter is|Twelve weeks are) a fair (term|turn); (after that|then|later), let (another|a fresh) (pair of eyes take over|mind look after it|colleague have a go).
(The right person is rarely the one with the|The right person seldom carries the|Do not go by the) (grandest|longest) title; (look for whoever already|choose the one who already|watch for the person who) (worries|asks) about it.
(Thank|Praise) (in public|before others|when all can hear), (correct in private|correct one to one|correct behind a door), (and never hand over|and do not pass on|and never give) the (worry|duty) (without the means|without some means|without the time for it).
(A deputy|A stand-in|The replacement) (who only hears of it on the day|told on the same morning|who learns of it too late) is (no|hardly a) (deputy: let them|deputy; have them) (try|do it) (once while all is calm|on a quiet day|once, in calm weather).
(When nobody wants the job, cut|If no one wants it, split|A job nobody wants? Then cut) it (until a piece is|until one part is|so that a piece becomes) (small enough to be fun|light enough to be fun|bearable).
== listen
## Listen before changing anything || What the people concerned say || Ask them, in person || Have you asked the people concerned? || What do they say themselves?
@p 2
(Sit|Stand) (next to somebody who|beside someone who|near a person who) (lives with|deals with) it (and keep quiet for|and say nothing for|in silence, for) (a quarter of an hour|ten minutes).
(Ask|Enquire) (what they did yesterday|about yesterday|what happened on the last day), (not what they|rather than what people) (think|believe) (in general|as a rule): (memory is kinder than the day was|memory is kinder than facts|memory flatters).
The (shrug|pause) (before an answer|ahead of a reply|that comes first) often (says|holds) (more than the answer|more than the words|as much as the reply), (so leave|and you should leave) (room|time) for it.
Collect (sentences|remarks) word for word; (your own summary already|any summary of yours|your notes from memory) (bends|softens) them.
(Two|Three) short (talks, on|conversations, on|chats, on) (different|separate) days, (give a better picture than|show more than|are worth more than) (one long|a single|one big) (survey|questionnaire).
(Go back afterwards|Return later|Come back to them) and (say|tell them) (what you made of their|what came of their|what you did with their) (answers|time); (next time they will|they will then|another time they) (say|offer) more.
(Ask for|Let them tell) (the last time|the latest one), (the worst time and the|the worst and the|the hardest one and the) (best|calmest) (time: three|one: three|one; such) (stories|answers) (say more than an average|tell more than averages|beat any average).
Those who (left|gave up) (know something that those who stayed|can tell what those who stayed|saw things which the others) (have forgotten|no longer see).
(Watch|Notice) (the hands as well as the words|what hands do, not just what is said|hands too while they talk): people (show|do) more (than they can explain|than they say|than they could put in words).
(Write down what you|Note in advance what you|Put on paper what you) (expected|hoped) (to hear beforehand|to hear|they would say); (the rest is what you have|everything else is what you have|the difference is what you have) (learnt|been told).
== waiting
## The price of waiting || What happens if nothing happens || Doing nothing, counted || What does waiting cost? || And if nothing changes?
@p 2
Postponing {topic} (looks free because no|seems to cost nothing, as no|is easy while no) (invoice|bill) ever arrives with that (name|word) on it.
(Imagine|Picture) (the same week a year from now|this same week in a year|next year's version of this week), (with nothing|and nothing|without a thing) (changed|touched): (would you|could you|do you) (sign|settle) (for that|for it)?
Some delays are (wise|sensible): before a (season|deadline) (that eats every hour|when all are busy|full of work), (waiting is a|to wait is a|patience is a) (choice|plan) (and should be called one|and may be called that|so call it by its name).
(Note what people already do|Write down what is done today|See what everybody does) to (work around|get by without) (a solution; those|it; such|an answer: the) (detours|workarounds) (are paid every day|cost something daily|have a daily price).
(Set|Choose) (a date after which you will|the day on which you) (stop|no longer keep) (thinking it over|turning it over|weighing it up), and tell (one|another) (person|witness).
(Count what|Add up what) has already been (spent|lost) on {topic} (this year|since January|in twelve months), (then ask whether|and say if|and then tell yourself if) you would (spend|lose) (it again|as much again|the same once more).
The longest wait (is usually for|is often for|tends to be for) a (permission|go-ahead) (that nobody|no one) (was asked for|ever requested).
(Waiting also wears out|A long wait tires|Delay costs you) the (willing|patient) ones, (and they are the people you will|and those are the ones you|whom you will) (need|want) (later|most).
(An answer of "not now"|A "not now"|To say "not now") is (honest|fine) (when it comes with a|if it carries a|as long as it has a) (month|date) (attached|next to it|with it).
== lasting
## Making it last || After the first enthusiasm || When the novelty has gone || How does it stay that way? || What keeps it going?
@p 2
(Tie|Attach) the new habit to (something|an appointment) (that happens anyway|that exists already|that nobody forgets), (such as the|like the|say the) (Monday round or the|Monday round, the lunch break or the|first coffee or the) (end of the month|weekly order).
Many (good ideas|improvements) (tire in|fade in|do not outlive) week three, so (plan|book) a short look (at {topic}|again at {topic}) (for exactly that week|in that week|for just then).
(Keep|Leave) the effort (so small that it survives|low enough to survive|small enough to get through) (a flu in the team|a bad week|the holiday season).
(A visible trace helps|Something to see helps|Let it leave a trace): a (mark on the wall|line in the calendar), (anything that|whatever) (shows|proves) it was done.
When somebody (new|else) (arrives, let them|joins you, let them|begins, ask them to) (explain|describe) (the routine back to you|how it goes|the routine in their words)(; the|, and the) (gaps|blurred spots|weak points) (appear at once|will show|come to light).
(Allow|Permit) an exception (now and then|once), but (write|note) down why; (the third one means|a third one shows|by the third,) (the rule is|your rule is) (wrong|out of date).
(Change|Rotate) (the person who does the check|the one who checks|who looks it over); (fresh eyes keep a|new eyes stop any|another view keeps the) (routine|habit) (from falling asleep|from dozing off|from going stale).
(Say thank you|Thank everyone|Find a kind word) in the (fifth|tenth) week, when (no one|nobody) expects it (and (everyone|somebody) has thought of stopping|and the first ones feel like stopping|any longer).
(Remove|Retire) (one old duty for each new one|an old task whenever one is added|something old for all that is new), (or {topic} will be the first to|otherwise {topic} will be first to|or else {topic} is what will) (give way|slip).
A habit that needs (a hero|courage) (every day|each morning) (will not see the|is over before the|rarely lasts until the) (spring|summer).
== explain
## Explaining it to others || How to bring the others along || In words that carry || How do you tell the others? || How do you explain it?
@p 2
(Tell it as a|Make it a|Give it the form of a) (scene|small story): (who was|say who was) (there|standing there), what went (wrong|sideways), (what was said|and who spoke).
(Drop|Avoid) (every term|each word|any expression) that your (neighbour|cousin) (would have to|might have to|could not use without having to) (look up|ask about).
(Start|Open) (with what stays the same|with the things that remain|by saying what remains); (people hear|they listen|everyone listens) (better|more) (once they know what they will not|when they know what they do not|knowing what they will not) (lose|have to give up).
A single sentence {about} (that others|that people can|which listeners) (repeat|pass on) correctly beats (ten pages they|a ten-page text they|many pages people) (skim|file).
Invite the (strongest|most stubborn) objection first: (answered early, it loses most of its weight|answered early, it has lost most of its weight|late answers sound like excuses).
(Say what you do not know|Admit what you cannot say|Name the point you are unsure of) (yet|either); (it is the|that is the|such is the) (part|bit) (that makes the rest believable|that lends weight to the rest|on which belief in the rest depends).
(Show|Bring) (the thing itself|the object itself|the real thing), (a page or a photo|a page, a photo or a sample|on paper or in a picture): (it spares you|that saves you|it replaces) (three|several) sentences (and most of the doubts|and many a doubt|, and doubts as well).
(Use their words for it|Speak with their words|Say it in their terms), (even when yours are|though yours may be|also where yours are) more (precise|exact); (precision can come|exactness comes|the exact word comes) (second|afterwards).
(Leave a|Let there be a|Make a) (silence|gap|pause) (after the main point|once the main point is said|following the main point). (The first question|What is asked first|The next question) (tells you what was heard|tells you what was understood|shows what arrived).
Tell each (group|person) what (it means for their own|will change in their|it brings to their next) Tuesday, (not for the|and leave out the|rather than for the) (firm|project) (as a whole|at large|in general).
== leave-out
## What to leave out || Things you can skip || Less, on purpose || What can you safely skip? || What is not needed?
@ul 3
A (tool|program) (bought before the question is clear|bought ahead of the question|bought too soon): (it mostly|it usually|most of the time it) (moves|hides) (the difficulty|the trouble).
The (perfect|complete) version: seven useful lines {about} beat a (manual|handbook) nobody opens.
(Reports|Minutes) that no one (reads|has asked for): (stop one and see|leave one out and see|drop one to see) who (complains|notices).
(The search for|Looking for|The hunt for) (somebody|a person) to blame, which (eats|takes) (the time the remedy would need|the hours the cure needs|time that belongs to the remedy).
A second (meeting|round of talks) (on the same|about the same|around one) (point|question) (without a new fact on the table|with no new fact|while nothing new is known).
(Comparison with|Comparing yourself with|A glance at) (places|firms) (ten times your|far beyond your) (size|budget); (their answer solves their problem|what they do fits them|their answer is not yours).
A perfect (name|logo) (for the effort: call it by what it does|for it all: say what it does) and (get on|carry on).
Permission from people whom (it does not|it will not) (concern|touch): telling them {about} (is enough|will do).
The (third|tenth) opinion, (asked for in the hope that it will|asked for so that it may|in case that one should) (agree|be easier).
Every rule (that has not been|nobody has|that was not) (used|needed) (since it was written|in the past year|since anyone remembers): (cross|strike) (it out today|it from the list).
== setback
## When it goes wrong the first time || A setback is part of it || Plan for a bad day || What if it goes wrong? || And when it fails?
@p 2
(Decide|Say) beforehand (how far a test may|how far it may|up to where a trial can) (go|drift) (before you call it off|before it ends|until somebody stops it), (so that nobody has to be brave|then nobody has to decide) (alone|on the day).
(A failure that was|A failed try|Something that went wrong, if) (written up|described) (in five lines|on half a page|in a short note) (is worth keeping|is worth something|teaches others); (one that was|the one|what is) (hushed up|smoothed over) (comes back|returns|happens again).
(Ask what made the|Find what made the|See what makes the) (mistake|slip) (easy to make|so easy|likely), and (change|move) (that instead of lecturing|that, and do not lecture|this rather than lecture) (people|anyone).
(Return|Go back) (to the way it was|to the old way|to what you did before), (calmly|without drama|in peace), (fix|mend) one cause, and (try|have a go) (again on a|again some|once more on a) (quieter|lighter) day.
Patience {about} (has a limit|has its limits|must end somewhere), (and the limit should be|which should be|best marked by) a (date|number) (rather than a|, never a|instead of a) (mood|feeling).
(Share|Tell) (the failure before the success|what failed before what worked); (it buys more|you gain more|that earns you) (trust|goodwill).
(Laugh|Smile) (about it together if you can|at it together, if possible|over it with the others); (people who may laugh|those who may laugh|where laughing is allowed, people) (report the next|own up to the next|tell of the next) (slip|trouble) (sooner|earlier|without delay).
(Look for the|Go on to the|Search for a) (second|hidden) (cause as well|reason too|cause behind it): (the first one is often just the|the first is mostly the|what you see first may be the) (nearest|loudest).
(Note what did work|Write down what went well|Keep a line for what worked), (even on that|also on that|on the same) (day|occasion); it is (easily|quickly) (lost in the annoyance|forgotten in anger|lost among complaints).
One failed attempt at {topic} says something about the (attempt|method), not yet about the (goal|idea).
== diary
## Put it in the diary || Four dates to write down || The calendar test || When will you do it? || Which dates matter?
@ul 3
(Today|Before tonight): ten minutes to (write|put) down where things stand.
(In a week|Seven days from now): one (try|test), however (rough|clumsy), with one other person.
After (a month|four weeks): a look at {topic} with the first note (in hand|beside you).
At the end of the (quarter|season): (keep it|let it stay), (change|bend) it or (drop|stop) it, (out loud|and say so).
On a day you already (fear|dread): the real (test|trial), (because calm weeks|since calm weeks|as quiet times) (prove|show) little.
(Once a year|Each January|Every twelve months): (read the whole|go over the|read all of the) (page|note) again (and strike out what has become|, and take out what is now|, deleting whatever became) (obvious|second nature).
The (first|last) Friday of the month: (a quarter of an hour|fifteen minutes) {about}, (and not a minute more|and then enough|by the clock).
The day before the (holidays|busy season): (what must not be|which thing cannot be|is there anything that should not be) (forgotten|left open)?
(Three days after the|Shortly after the|In the week of the) first (try|attempt): (what would you|what could you|which thing would you) (tell|advise) (a friend who begins tomorrow|someone about to begin|the next person)?
On no (date|day) at all: (the things that were only added to|whatever was only there to|the extras meant to) (please|impress) somebody.
== helper
## If you ask for help || Questions to put to whoever helps you || Before you hand it over || What should you ask a helper? || Is help worth it?
@ul 3
What will (you need from me|be expected of me) (in the first two weeks|at the beginning|during the first weeks), (in hours|counted in hours|and how many hours)?
Which part of {topic} do you (refuse|decline) to take on, and why?
(Who will do the work|Who does the work|Whose hands will do it), (and will it be the person I am|is it the person I am|the same one I am) (talking|listening) to (now|today)?
How shall I (see|notice) (after a month|once a month has passed|some weeks later) (that it was|that this was) (money|time) well spent?
What do I (keep|own) if we (part|stop) halfway?
(Could you describe a case|Will you tell me of a case) that (went badly|did not work out), and (what you|what was) (changed|learnt) (after it|then|because of it)?
(Who else have you helped with this|Whom did you help in the same way|Who has had this from you), (and may I|may I|and can I) (call|ring) (them|one of them)?
What would (make you|lead you to) (advise|tell) me (not to do it at all|to leave it alone)?
Which (mistake|wrong turn) (do people in my place usually make|is common in my place|do you see most often) with {topic}?
(What happens if I need you|What if I need help|Whom do I reach) (on the|during the) (worst|busiest) day of the year?
== own-words
## In our own words || Where we speak from || What this comes from || Who is speaking here? || Why listen to us?
@proof
@p 1
(That is the|This is the|Such is the) (corner|place) we look from; other (places|corners) (may show|show) another side {about}.
(Weigh|Read) (the advice here|all of this|the lines above) (with that in mind|knowing that|in that light), and (keep|take) (what fits your own case|what suits you|the part that fits).
Experience is (narrow|local): (hold it against yours|set it beside yours|compare it with your own) (before you act on|before acting on|ahead of any step on) {topic}.
(Facts|Circumstances) (differ from place to place|are never the same twice|change from one house to the next); (the questions|what to ask) {about} differ (much less|far less).
(It is one|You read one|Here you have one) (view|angle) (among several|out of many|among others), (offered by people who|from people who|held by those who) do this (daily|for a living).
== order
## First things first || What comes before the rest || An order that saves work || What comes first? || In which order?
@p 2
Clear up (words|terms) before (rules|forms): (half of the quarrels|most disputes) {about} (are two people using one word|begin where two people use one word|start from a single word) (for two things|with two meanings).
What (blocks|stops) (several people|many people|a whole group) (goes before|comes before|matters more than) what (annoys|bothers) (one, even if that one is|a single person, even one who is) (louder|the boss).
(Do|Finish) (the step that makes|what makes|first what makes) (the next ones|all the others|later ones) (cheaper|easier), (not the one that|and not what|rather than what) (looks best|pleases most).
(Leave decisions that can wait|Let a decision that can wait stay|Keep what need not be decided now) open (until the|till the) (facts|papers) (are there|are complete|have come); (closing early costs|closing too soon costs|haste costs you) (twice|double).
(Check|Ask) whether (a step could simply|this step may|a whole step can) (go|disappear) before you (improve|hasten) it.
(Whatever can be undone|What can be taken back|A step you can reverse) (may come early|can go first|comes first); (what is|anything) (final|irreversible) waits until (last|you are sure).
(Settle|Clear) (the question of money|the money side|what it may cost) (before the question of taste|ahead of the taste|and only then the colours): (it|that|this) (shortens|spares) both.
(If two steps seem equal|When two steps look alike|Of two equal steps), (begin with the one that|start where it|take the one which) (involves|needs) fewer people.
(Ask which step everyone is|Find out what people are) (secretly|quietly) waiting for; (it is|and that is|this is) (seldom|rarely) (the official first one|number one on the plan|the first of the plan).
== room
## Make some room for it || Where the time comes from || An hour has to come from somewhere || Where will the time come from? || Who has an hour for this?
@p 2
(Nothing new fits into|There is no room in|You cannot add to) a (full|crowded) week; (name what will be|say what is to be|decide what gets) (dropped|cut short) (before you promise anything|ahead of any promise|before making a promise) {about}.
(Two protected|Two quiet|Two undisturbed) (half hours|mornings) (do more than|are worth more than|achieve more than) (a whole day that is|a day|a full day) (nibbled at|interrupted) (by calls|by the phone|every ten minutes).
(Say no to one|Refuse one|Turn down a single) (request|invitation) (this week|in these days|before Friday), (kindly and|politely and|with thanks and) (early|in writing), and (use|spend) (that hour here|the time here|it for this).
Put it (before|ahead of) the inbox, not after: (what comes after the inbox does not come at all|whatever waits for the messages waits for ever|the messages never end).
(If it needs the whole|When it takes the whole|For what needs the whole) (team|family), (choose the hour when they are|pick a time when all are|find the hour of day when people are) (fresh|rested), (not the one that is free|not just a free one|and leave the free one).
(Time saved should be|Let the time you gain be|What you save ought to be) (visible|marked) too: (write down what it was|note what it was|keep a line on what it was) (used|good) for.
== trust
## What trust is built on || Why anyone should believe it || Earning belief || Why should anyone believe it? || What makes it credible?
@p 2
(Promise a little less than|Promise less than|Announce a bit less than) you can (keep|deliver), (and be|then be|and come) (a day|some days) (early|ahead).
Say what will not (change|work|get better), before (somebody else does|somebody with doubts does|the room says it).
With {topic}, (a small result|one small result|a modest result) (that people can|which people can|they can) (visit|see) (outweighs|counts for more than|is stronger than) (a large one they are|something large they are|the big one they were) (told|sent).
Let others (check|look): (an open|one open) (sheet|book) (ends more arguments than|settles more than|convinces better than) (a good speech|any speech|fine words).
Keep the (tone|voice) level (when asked a hard question|under a hard question|when it gets awkward); people (watch|remember) (that more than the answer|how you speak|this longer than the words).
Give credit (loudly|by name) (to whoever did the work|to those who did it|where the work was done), and (take|keep) the (blame|questions) (yourself|for yourself).
== edges
## Where this does not apply || The limits of this advice || An honest restriction || When does this not apply? || Where are the limits?
@ul 2
(In an emergency|If it burns|When there is danger): (act first|do what is needed), and (read|come back to) (this when it is quiet|these lines later|the page afterwards).
(Where the law has fixed the|Wherever the law sets the|If a law lays down the) (way|steps): (there is nothing to|nothing to) (choose|weigh), (only to follow|follow it|just do as it says).
(When there has been just one case|After just one case|With a single case) {about}: wait for the (second|next) (before you build a rule|before any rule is made|and build no rule yet).
(If the people concerned are against it|When those concerned say no|Where people do not want it): (talk|listen) first, (the method can wait|a method comes later|everything else waits).
(When you are alone with it and|If you face it alone and|On your own, and) (tired|ill): (the best step is to|the thing to do is to|first of all) (rest|get help).
(For something that will|For what is going to) (end|disappear) (by itself in a month|without you in a month|on its own soon): (let it|leave it alone).
== words
## Choose the words with care || A sentence worth preparing || What to say, and how || What should you say? || Which words help?
@p 2
(Prepare the first sentence and the last|Write the beginning and the end|Get the opening and the ending ready); the (middle|rest) (finds itself|will come|follows) (once you know what you came to say|as soon as your point is clear|while you speak).
"I have noticed" (opens more doors than|gets you further than|is heard better than) "you (always|never)".
(Ask for something|Make your wish|Let what you ask be) (definite|small), (with a day|and name a day|and give it a date): vague (wishes|requests) (get vague|earn vague|bring vague) (answers|nods).
(Say the number aloud, once|Name the figure once|Say the number a single time, aloud), and (then|after that) (stop talking|keep silent|wait).
A (question|request) (made on a walk|put during a walk|asked while walking) (is answered more freely than|finds a freer answer than|meets more candour than) (one across a|across a|over the) (desk|table).
(End|Close) (by repeating what was agreed|with what was agreed|by saying again what is settled), (in the other person's words|as the other put it|in their own words).
`;
