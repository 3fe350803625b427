/** Outlines of blog posts, one for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishBlog = `
== how-to
@p 2
(Below is|Here is|What follows is) (a way to go about it|a sequence to follow), (one step after the other|from the first step to the last), (with|and) (a check|a test) (at the end|to finish with).
(Read it once|Skim it first), then (come back|return) with (a pen|your own notes) and (do|work through) the first step (today|this week).
(Take|Treat) it as a (working order|sequence) (to adapt|to bend to your own days), <and do not skip/and don't skip> (the step that|whatever|the stage that) (looks too simple|seems obvious).
(No special tool is needed|Nothing has to be bought) to begin: (a quiet half hour|thirty minutes without a phone) and (an honest look|a clear head) will do.
## Where things stand before step one || Start from what happens today || First, look at the starting point || The situation this is written for
@situation
@p 2
(Write down|Note) (when it happened last|the last time it happened), who (was there|noticed it) and what (was done|followed) (next|on the spot).
(Keep|Limit) the description to (what could be filmed|facts that two people would agree on); (opinions|explanations) can wait.
(Ask|Put the same question to) (the person closest to it|someone who sees it every week) and (compare|lay side by side) (the two|both) (answers|accounts).
(If you are not sure|When in doubt), (choose|take) the version that (costs the most time|comes up most often) and (begin|start) there.
## The steps, in order || Step by step || What to do, one thing at a time || A sequence that can start this week
@ol 5
(Name|Put a name on) (one moment in the week where it|a single hour in which it|the one day on which it) (shows|goes wrong), and (leave the others alone|set the rest aside) (for now|meanwhile).
(Decide|Agree) who (looks after|owns) (it: one name|it: a single name|this: one person), (not a department|not a committee), with (an hour|a fixed slot) (in the diary|in the calendar|for it).
(Describe|Sketch) how it (should go|ought to look) in (three lines|five lines at most) that (a newcomer|a colleague on day one) could follow.
(Prepare|Set out) what is needed (beforehand|the day before), so that (the moment itself|the busy hour) holds no (surprise|search for papers).
(Try|Run) it (once|one time) on a (small|safe) case, with (someone watching|a second pair of eyes) who (takes notes|writes down what happens).
(Remove|Cut) whatever (nobody used|was skipped) during that (first try|first run) instead of (adding|piling on) (another rule|one more rule|a further rule).
(Repeat|Do it again) on (three|four) (cases in a row|days in a row) before (changing|touching) anything else.
(Write|Put) the (final|kept) version (where it is needed|next to the place where the work is done), (not in a folder|not in a forgotten file).
## How to tell whether it works || The check at the end || A test after two weeks || What to look at afterwards
@p 3
(Pick|Choose) one (sign|measure) that (can be counted|takes a minute to read) and (look at it|write it down) on the same day (each week|every week).
(Compare|Hold) the (second week|later figure) (with|against) the note (you made|written) at the start, (not with a memory|not with an impression).
(If nothing moved|Should nothing change), (go back|return) to step one and (choose|take) a (smaller|narrower) moment.
(If it moved|When the figure improves), (keep|leave) everything as it is for (another|one more) month before (the next change|going further).
(Tell|Show) the people (involved|concerned) what (came out|the notes say), (including|and also) (the part that did not|whatever did not|what did not) (work|go as planned).
@figures 1
## Where help is available || What can be taken off your hands || When you would rather not do it alone
@offers
== mistake
@p 2
(This post|The text below) (looks at|is about) one (mistake|wrong turn), (why it is so easy to make|how people end up there) and what to (try|do) instead.
(Nobody makes it on purpose|It is seldom carelessness)(.|, and no one should be blamed for it.)
(Read it|Go through it) as a (mirror|chance to check), <not as a verdict/not as a telling-off>: (the way out|the remedy) (is at the end|comes last|closes the page).
(One wrong turn|A single habit) is (enough for one post|plenty for today), so (the others stay out|the rest is left for another day).
## What it looks like from the outside || How the mistake shows || What can be seen || The scene, as it happens
@situation
@p 2
(Look for|Notice) the (moment|point) at which (somebody sighs|everyone starts to improvise): (that is a good place|it is a fair place) to (begin|start looking).
(Ask yourself|Consider) (when it was last|how long ago it was) (talked about openly|put on the table), and (what came of it|what was decided).
(Listen|Pay attention) to the (excuse|explanation) that (comes first|is always ready); it (often|usually) (points|leads) to the (habit|routine) behind it.
(Check|Find out) whether it (happens|shows up) (with everyone|everywhere) or (only|just) on (certain days|a certain day) of the week.
## Why it keeps happening || Where the habit comes from || The reasons behind it || What keeps it in place
@ul 3
(Habit|Routine): it (was once|may once have been) the (right|sensible) answer, and (nobody|no one) has (asked|checked) since.
(Time|Pressure): the (quick|short) way (looks|seems) (free on the day itself|cheap at first|free that day), and (the bill|the effect) (arrives|comes) later.
(Silence|Politeness): the people who (see it|notice) (assume|think) that (somebody else|another person) has (already said so|brought it up).
(Distance|Too many hands): (the one who|whoever) (decides|chooses) (is not the one who|is rarely the person who) (lives with the result|deals with it afterwards).
(Fear of change|Caution): the (present|current) way is (at least|anyhow) (known|familiar), and the (other|new) one has to be (explained|learned).
(Missing figures|No count): (as long as|while) it is not (counted|written down), it (looks|feels) like (bad luck|an exception).
@proof
## What to do instead || A better way to go about it || The way out, in small moves || Replace it with this
@ol 4
(Stop|Pause) (the next time|as soon as) it (happens|comes up) and (say aloud|write down) what (is going on|you see), in one sentence.
(Choose|Pick) the (smallest|least costly) change that would have (prevented|avoided) it (this once|on that day).
(Agree|Settle) on a (signal|word) that (anybody|anyone) may use to (call a halt|stop and check).
(Put|Place) the (right|better) way (within reach|in plain sight), (so that it is|which makes it|until it is) (the easier one|less work) (on a|whenever there is a) (bad|busy) day.
(Review|Look back at) it after (ten|twenty) cases: (keep|hold on to) what (helped|made a difference), (drop|let go of) the rest.
(Thank|Encourage) whoever (points it out|speaks up) (first|before the others); (that is how|this is the way) it (gets said|comes up) (earlier|sooner) (next time|in future).
(Tell|Let) (newcomers|new people) (about it|know) on (day one|their first day), before the old (habit|way) is (passed on|copied).
@missing-story
## Getting it right from here || What is on offer to avoid it || Help, if you want it
@p 1
(Correcting|Undoing) it (takes|asks for) (a decision|one afternoon) (rather than|more than) a (project|programme), so (set|choose) (the date|a day) (now|before closing this page).
One (change|correction) at a time is (fine|enough): (put|write) (the next one on a list|what comes next on paper|the others on a list) and (leave|keep) (it there|it untouched) (for now|until then).
@offers
== comparison
@p 2
(Two|At least two) (ways are|roads are) (open|on the table), and (this post|the text below) (sets|puts) them (side by side|next to each other) on (the same|equal) terms.
(The aim is|The point is) a (decision|choice) (that you can|which you could|that anyone can) (explain|defend) in (two sentences|a minute), (not|rather than) a (winner|ranking) for (everyone|all).
(Have|Keep) your own (case|situation) in mind while (reading|you read): the (same|very same) table can (give|lead to) two (answers|choices).
(Each side|Either way) has a (price|cost), in (money|hours) or in (attention|patience), and it is (best|better) (known|written down) beforehand.
## What to compare at all || The criteria first || Agree on the yardstick || Before choosing: the points to compare
@ul 5
(Effort to begin|The first week): what has to be (prepared|learned), and by (whom|which person)?
(Effort to go on|Every week after that): how (much time|many minutes) does it take once the (novelty|start) is over?
(Cost|Money): what is (paid|due) (once|at the start), what (each month|again and again), and what if you (stop|leave)?
(Risk|The bad day): what (happens|is lost) (when|if) the (key person|one who knows) is (away|ill)?
(Proof|Evidence): which (figure|sign) would (show|tell) after (a month|six weeks) that it was the right (choice|way)?
(Way back|Exit): how (hard|easy) is it to (undo|reverse) the (decision|choice) (later|next year)?
(People|Acceptance): who has to (change|give up) a (habit|routine), and (have they|has anyone) been (asked|heard)?
## Option one: leave it as it is today || The first way: carry on || What staying put means || Keep things as they are
@situation
@p 2
(Carrying on|Staying) has (one|a real) merit: (nobody|no one) has to (learn|change) anything (tomorrow|next week).
(Put|Write) its (price|cost) (next to it|in the same column), (in hours|in time and money), even if the (figure|number) is (rough|an estimate).
(Ask|Find out) how long it can (go on|last) like this, and (what|which event) would (end|stop) it.
(It stays|This remains) a (fair|valid) (choice when|way as long as|option while) the (case|problem) is (rare|small), so (count|check) (before|first).
## Option two: a different way || The second way: change something || What changing would look like || The alternative, concretely
@offers
@proof
@p 1
(Ask|Request) for the (conditions|terms) in writing, and (read|check) what (happens|applies) when you (pause|stop).
(Begin|Start) with the (smallest|lightest) version, (then|and) (compare|check) it with the (list|criteria) above after (a month|some weeks).
## How to decide || Making the choice || Choosing between the two || From the table to a decision
@ol 3
(Give|Attribute) each (criterion|point) (a weight|some weight|marks) from one to three, (alone|on your own) (and before|well before) (any|the) discussion.
(Fill in|Complete) both columns with (facts|figures), and (mark|flag) every (guess|estimate) as (a guess|such).
(Cross out|Remove) the points on which both (are equal|score the same): (they|those) cannot (decide|settle) anything.
(Sleep on it|Leave it overnight), then (read|explain) the (result|choice) to (someone|a colleague) who (disagrees|was not there).
(Fix|Set) the date (on which the|for the|when the) (choice|decision) will be (looked at|reviewed) again, and (put|write) it in the diary.
@figures 1
== case
@p 2
(One|A single) (case|story) (says|tells) more than a (list|row) of (arguments|features), so (this post|the text below) (stays|keeps) with one from (start|beginning) to end.
(Follow|Watch) it (in order|as it went): the (starting point|situation), the (attempt|work), the (result|outcome), and what (it leaves|is left) for you.
(Names|Details) that (are missing|have to be agreed) are marked; (what stands here|the rest) is (as it was told|as reported).
(Look|Search) for the (differences|points) that (separate it from|do not fit) (your own case|your case|your own story) as (carefully|closely) as for the (likeness|common points).
## The starting point || Where the story begins || Before anything changed || How it began
@situation
@p 2
(Note|Keep in mind) what was (normal|accepted) at that (point|time); it is (easily|soon) forgotten (afterwards|once it is solved).
(Put|Place) your own (figures|dates) next to it (while reading|as you go): (how often|how many), (how long|since when), (at what cost|for whom)?
(Ask|Consider) what would have (happened|come next) (without|had nobody taken) a decision.
## What was done || The work itself || The attempt, step by step || From the decision to the first day
@proof
@ol 3
The (question|aim) was (put|written down) in one sentence: [to complete: the aim, in the customer's words].
The (first|opening) (move|step) (was kept|stayed) (small|modest): [to complete: what was done in the first week].
(Somebody|One person) was (in charge|named) from the start: [to complete: their role].
(Something|One thing) had to be (dropped|given up) on the way: [to complete: what did not work].
The (routine|rhythm) that (stayed|remained) is (short|brief) enough to (describe|tell) here: [to complete: what is done every week now].
## What came out || The result, in figures || What changed || After the change
@figures 2
@p 2
(Read|Take) a result (with|next to) its (conditions|context): (the season|the size), the (people|team) and the (time|weeks) it took.
(What did not change|The part that stayed the same) (belongs|is worth a line) here (too|as well): [to complete: what is still open].
(A quote|One sentence) from the (person|customer) (says|tells) it (best|better than a summary): [to complete: a quote they have agreed to].
## What to take from it || What this means for your own case || Three things to keep || From this case to yours
@ul 3
(Compare|Line up|Look at) the starting points before you (compare|line up|judge) the results.
(Copy|Borrow) the order (of the steps|in which things were done|of what was done), (<but do not copy/but don't copy> the|leaving out the|without the) (figures|dates).
(Begin|Start) where the (pressure|need) is (greatest|highest), even if (another|a different) place (looks|seems) easier.
(Write|Note) down today's (figure|state) now, (so that there is|to have|which gives you) (something|a point) (to compare with|to measure against) (later|afterwards).
Ask (somebody|someone) who has (done it|been through it) what they would (skip|leave out) (today|now).
@offers
== checklist
@p 2
(Print|Copy) it, (tick|cross off) what (is done|applies), and (leave|keep) the rest (visible|in sight): (that is all|nothing more is asked).
(Each|Every) line is a (yes-or-no|yes or no) question that (can be answered|takes an answer) in under a minute.
(Use|Take) it (before|ahead of) the next (busy|difficult) (day|week), (alone|on your own) or with (the people concerned|your team).
(Three|Four) (honest|plain) answers (are worth more|help more) than (twenty|a dozen) (ticks|crosses) made in a hurry.
## Why a list helps here || What the list is for || The reason for this list || What it should prevent
@situation
@p 2
(A list|Paper) does not (think|decide) (for anyone|in anyone's place); it (keeps|holds) (the obvious|small things) from (slipping|getting lost) on a (full|crowded) day.
(Give|Hand) it to the person who (knows|does) the work and (ask|find out) (which line|what) is (wrong|missing).
(Change|Correct) the (wording|words) (until it|so that it) (sounds|reads) (like your own place|like your own house|as you would say it); a (borrowed|copied) list is (not used|left in a drawer).
## Before || Ahead of the day || In advance || The preparation
@tasks 3
(Is it clear|Does everyone know) who (decides|has the last word), and who (stands in|takes over) (if that person is|on days when they are) (away|out)?
Has the (last|previous) (time|case) been (written up|noted) in (three|a few) lines that (can be found|anyone can find)?
Are the (papers|documents), (names|contacts) and (access|passwords) (in one place|together)?
(Is there|Has anyone set) a date by which the (decision|answer) has to (be made|fall)?
Has the (most|least) (experienced|convinced) person (read|seen) the plan and said what (worries|bothers) them?
## During || On the day itself || While it happens || In the middle of it
@tasks 3
Is somebody (free|available) to notice when it (goes off course|starts to slip)?
Are (questions|doubts) (written down|noted) (at once|on the spot), even the (small|silly) ones?
Would the (newest|youngest) person (know|dare to say) when (to stop|something is wrong)?
Has the (agreed|planned) order been (kept|followed), (or was there a|and if not, was there a|except for a) (good|real) reason to (change|leave) it?
Can the (customer|person in front of you) (see|tell) what (happens|comes) next?
## Afterwards || Once it is over || The day after || Before the page is turned
@tasks 3
Is (one|a single) (figure|sign) (written down|noted) to (compare|read) next time?
Have the people (concerned|involved) (heard|been told) what (came out|the result is)?
Has (one|a single) line been (added to|removed from) this list?
Has the next date (been set|been fixed), with a name (next to|beside) it?
Has what was (left|skipped) been (planned|put on paper) or (openly|clearly) (dropped|given up)?
@figures 1
@proof
## If some boxes stay empty || What can be done about the empty boxes || Help with the missing ticks
@p 1
(Begin|Start) with the (empty|open) box that would have (helped|mattered) (most|the most) last time, (not|rather than) with the (first|easiest) one.
(An|One) empty box is (no|hardly a) (failure|drama); (three|several) in the same (block|part) (show|point to) where to (begin|start).
@offers
== myth
@p 2
(Some|Certain) (ideas|sentences) are (repeated|passed on) so (often|long) that (nobody|no one) (checks|tests) them (any more|again).
(This post|The text below) (takes one of them|takes one such idea|pulls one of these) (apart|to pieces), (fairly|calmly): what (is true|holds) in it, what (is not|does not), and (what follows|where that leaves you).
(Keep|Bring) your own (experience|cases) (at hand|along): (they|those) (count|weigh) more here than (a slogan|any general rule).
(Agree|Disagree) as you read, and (write down|note) (where|at which line): that is the (useful|interesting) part.
## What is often believed || The belief, as one hears it || The sentence to test || What people tell themselves
@p 2
(The belief|It) (goes|sounds) (roughly|something) like this: [to complete: the belief, as your customers say it].
It is (comfortable|convenient), because it (asks|requires) (nothing|no change) of (anyone|anybody) (today|this week).
(Part of it|Some of it) (may well have been|was perhaps|may have been) (true|right) (once|elsewhere), (in another place|at another time) or with (other|different) (means|people).
(Ask|Find out) where you (heard|read) it (first|for the first time), and (what|which interest) that (person|source) had in it.
## What can be seen instead || What the ground says || The facts that are at hand || Against it: what really happens
@situation
@proof
@p 2
(Set|Hold) the (belief|sentence) (against|next to) the last (five|ten) cases that you (remember|know), and (count|tick off) (the ones it|how many of them it|those it) (explains|fits).
(One|A single) counter-example (is|would be) (enough|all it takes) (to turn a rule into|to make a rule) a (question|guess).
(Look|Check) (closely|carefully) at the cases that do not (fit|match): (that is where|there) the (useful|real) (information|detail) (is|sits).
(Mind|Watch) the (difference|gap) (between "never" and "not yet"|from "never" to "not yet"), (and between|and|and the one between) ("always" and "the last time"|"always" and "last time"|"every time" and "once").
@figures 1
## What is true in it || The grain of truth || Where the belief is right || To be fair to it
@ul 3
(Caution|Care) is (reasonable|right) when the (cost|price) (of an error is|of a slip is) (high|heavy); (say|write down) how high.
(Not every|No) case is (the same|alike): (name|list) (the ones in which|those where) (the old|this) (rule|sentence) still (holds|works).
(Past|Earlier) (attempts|tries) count: (ask|find out) what (failed|went wrong), (when|at which point) and (for whom|with which means).
The (effort|work) is real, so (plan|reserve) it (openly|in the diary) rather than (hoping|trusting) that it will (vanish|disappear).
(Doubt|Resistance) (deserves|should get) an answer with a (figure|date), (not|rather than) another (slogan|promise).
## What to keep in mind instead || A better sentence || What to say from now on || Replace it with a question
@ol 3
(Replace|Swap) the (belief|sentence) (with|for) a (question|test) that has a (date|deadline).
(Try|Test) it on one case where (little|nothing much) can be (lost|broken), and (write down|note) what (happens|you see).
(Share|Discuss) the (result|outcome) with the person who (believes|holds) it most (firmly|strongly), (without|and avoid) (triumph|irony).
(Change|Adjust) the (rule|sentence) (on paper|in writing|where it is written down), (so that the|and the) (new|next) colleague (does not|will not) (learn|inherit) the old one.
(Come back|Return) to it in (three|six) months: (beliefs|habits) (grow|come) back.
@offers
== question
@p 2
(Short|Plain) (questions|answers), in the order in which (they come up|people ask them), (without|and with no) (detour|small print).
(Skip|Jump) to the (question|one) that (concerns|is on your mind) (you|today); (each|every) answer (stands|can be read) on its own.
(The questions|They) are (kept|left) in (plain|everyday) words, (because|since) (that is how|this is how) they are (asked|put) (in a real conversation|across a table).
(If yours|Should yours) is not (here|on the list), (send it|ask it): it will be (added|answered).
## What is the problem, exactly? || What is this about? || So what happens? || Where does it hurt?
@situation
@p 2
(Put|Say) (it in your own words|it as you would to a friend|it your way) before (reading on|you go on|the next line): (who|whom does it concern), (when|on which days), (how often|since when)?
(A problem|What is) described (in one sentence|in a few words) is (easier|simpler) to (hand over|share), (so|and therefore) (try|write) that sentence (first|now).
(Leave|Keep) the (cause|blame) (out of it for now|aside for the moment|for later), and (stay|keep) with what (happens|can be seen).
## Who does it concern? || Is this for me? || For whom does it matter?
@audience
@p 2
(You are in the right place|It is for you) if you (recognise|know) the (scene|situation) above from (last week|your own days).
(If it is not for you|If you are none of these), (pass it on|hand this page on) to (whoever it concerns|the person it concerns): they will (know|see) at once.
(Size|Experience) (plays no part|matters little) here; (what counts|the point) is (how often|whether) it (comes up|returns).
## Where do I begin? || What is the first step? || What can I do this week?
@ol 4
(Choose|Take) one (day|place) and (watch|observe) it (without|before) changing anything.
(Write|Note) (three|a few) lines about what you (see|hear), with the (time|hour) next to each.
(Show|Read) them to (somebody|one person) who (knows|does) the work, and (ask|find out) what is (missing|wrong).
(Decide on|Choose) one change that can be (undone|taken back) (tomorrow|within a day).
(Fix|Set) the (day|date) on which you will (look|check) whether it (helped|made a difference).
(Leave|Put) (everything else|the rest) (on a list|on paper|in a note), (so that it is|where it is|and it is) (not forgotten|safe) (and not|without being) (in the way|urgent).
## How do I know that it works? || And the figures? || What can I expect?
@figures 1
@p 2
(Take|Note) today's (state|figure) first; (without it|otherwise) there is nothing to (compare|hold it against).
(Give|Allow) it (three|four) weeks, and (look|check) on the same (weekday|day) each time.
(Be|Stay) (suspicious|careful) (of|with) a (result|change) that (appears|shows up) on the very first day.
@proof
## What does it cost, and what do I get? || What do you offer? || Which help is there?
@offers
== numbers
@p 2
(Figures|Numbers) (first|before opinions): which (ones|of them) (are known|exist), which (are missing|have to be found), and how to (read|use) them.
(No|There is no) (spreadsheet|special software) (needed|to install): (a sheet of paper|one page) and (ten|fifteen) minutes a week (are enough|will do).
(Every|Each) figure (below|in this post) (has|comes with) its (origin|source); where (one|it) is missing, (that is said|it says so).
(A|One) figure (alone|by itself) (decides|proves) nothing, so (read|take) (each|every one) with the question (behind|next to) it.
## What is known so far || The figures at hand || Which figures there are || On the table today
@figures 3
@proof
@p 1
(Check|Ask) what (each|every) figure (leaves out|does not count) before (you quote it|quoting it).
(Write|Put) the (date|month) next to (each|every) figure: (an old one|yesterday's) is (still|only) a (starting|reference) point.
## What the figures stand for || Behind the figures || The part that is not a number || What has to be counted
@situation
@p 2
(Translate|Turn) it into (hours|days) first, (then|and only then) into (money|a sum): (hours|days) are (harder to argue with|easier to check).
(Count|Note) (the cases|each case) for two weeks, (with|as) a simple (stroke|tick) on (a sheet|a list) by the door.
(Separate|Part) what (happens|occurs) (often|each week) from what (hurts|is remembered) (most|for long); they are (rarely|not always) the same.
(Ask|Find out) which (figure|number) the (person|one) who (decides|pays) would (believe|accept), and (count|collect) that one.
## The figures worth collecting || What to count from now on || A short list of counts || Four counts, no more
@ol 4
(How often|How many times) does it (happen|come up) in an (ordinary|average) week?
How many (minutes|hours) does (one|a single) case (take|cost), (from start to end|until it is really closed)?
(How many|Which) people are (pulled in|interrupted) (each|every) time, and (from|away from) what?
(What share|How many) of the cases (could have been|were) (seen|noticed) (the day before|in advance)?
How (long|many days) does it (take|last) until (somebody|the customer) (notices|says something)?
What (is|was) the (best|calmest) week of the last (three|six) months, and what was (different|special) (in it|then)?
## How to read them || Reading the figures without fooling yourself || From the count to a decision || What the figures can decide
@p 3
(Compare|Read) weeks (with|against) weeks, (not|never) a (Monday|quiet day) (with|against) a (Friday|busy one).
(Look|Search) for the (trend|direction) over (four|five) counts; two (points|counts) are (only|just) a (line|stroke).
(Say|Write down) (in advance|beforehand) (which|what) figure would make you (change|stop), and (keep|hold) to it.
(Show|Give) the (raw|plain) count (as well|too), so that (others|anyone) can (check|redo) the (sum|calculation).
(Round|Simplify) (generously|freely): (a|any) (rough|round) figure that is (used|looked at) (beats|is better than) (an exact one|a precise one|a perfect one) in a (drawer|file).
@offers
`;
