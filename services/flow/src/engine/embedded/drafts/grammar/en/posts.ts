/** Hooks and tips of LinkedIn posts and threads, for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishPosts = `
== how-to
@hook 1
{Topic}: (where would you begin|what comes first)?
{Topic}, (one step at a time|step by step).
What do you do {when}?
(Suppose|Say) it is Monday, and you (begin|start) with {topic}.
(Half an hour|Thirty minutes) for {topic}: (a plan|an order of work).
@lead 1
(A sequence|An order of work) to (try|test) this week:
(How to begin|A way in), without (a project|a meeting):
(The steps|What to do), in (this|their) order:
@tip 3
(Pick|Choose) (one moment of the week|a single hour of the week|one weekday), (and only that one|no more|and stay with it).
(Put one name on it|Let one person own it|Give it to one person), with a (fixed slot|free hour) (in the diary|in the week|to do it).
(Write|Sketch) (how it should go|the way it should go|the good case), (in five lines|in a few lines|on a card) (a newcomer can follow|for a newcomer|anyone could follow).
(Try|Test) it once on a (small|safe) case, (with somebody watching|while somebody looks on|before a witness).
(Cut|Drop) (what nobody used|whatever stayed unused|the part nobody needed) in the first (run|week).
(Count|Note) (one sign|a single sign|just one thing), (on the same day each week|every Friday|once a week).
(Change|Touch) (nothing else|none of the rest|no other part) (until you have|before there are|as long as you lack) (four|five) notes (to compare|on paper).
== mistake
@hook 1
{Topic}: the mistake that (looks|sounds) like common sense.
(One habit|A habit) worth (dropping|unlearning) {when}.
{Topic}: what (goes|went) wrong, and (when|at which moment)?
(A wrong turn|One mistake) with {topic}, and the (way out|way back).
What is the first (reaction|reflex) {when}?
@lead 1
(Instead|In its place), try this:
(The way out|What helps), in small moves:
(What to do|What to try) the next time:
@tip 3
(Stop|Pause) (the next time it happens|when it happens again|once you notice it), (and say in one sentence|and put in a sentence|then say aloud) (what you see|what is going on).
(Ask|Find out) (when it began|how it began|since when), (and which problem it was meant to|and what it was there to|and the trouble it should) (solve|avoid).
(Choose|Take) (the smallest change|the least change) (that would have prevented it|able to prevent it|with which it would not have happened).
(Put the better way within reach|Have the better way at hand|Keep the better way close), (so that it is less work|so it takes less work|where it saves work) (on a|on any) (busy|bad) day.
(Thank|Back) (the first person who points it out|the one who says it first|whoever notices it first).
(Tell|Warn) (newcomers on day one|new people at once|whoever is new), (before they copy the old way|before the old way spreads|so that the old way ends).
(Look|Go) (back after ten cases|over ten cases|back when ten are done): (keep what helped, drop the rest|keep what was of use|and keep the useful part alone).
== comparison
@hook 1
{Topic}: (leave it as it is|carry on), or change (something|it)?
Two ways to (handle|deal with) {topic}. Which one is yours?
(Staying|Carrying on) has a price too {when}.
{Topic}: (two columns|one table), (one|a single) decision.
How do you choose {when}?
@lead 1
(Before you choose|To decide), compare:
(The points|Criteria) to put side by side:
(The same questions|Questions) for both columns:
@tip 3
(The first week|To begin with): what has to be (prepared|learned), and (by whom|who does it)?
Every week after: (how many minutes does it|how much time does it|what does it still) (ask|take)?
The bad day: what (happens|breaks) (if the one who knows|when whoever knows) (is away|is ill|has left)?
(The way back|Changing your mind): how (hard|costly|slow) (is it to undo|would the return be)?
(The proof|The evidence): (which figure would tell you|what would show it|which number would speak) (after a month|in four weeks)?
The people: (who has to give up a habit|whose habits change|who will work differently), (and have they been asked|and did anyone ask|and do they agree)?
The cost: (what is due once, what each month|what once, what monthly|what now, and what every month), (what if you leave|and what on leaving|and at the end)?
== case
@hook 1
{Topic}: (a story|one case) from (start|beginning) to end.
(This is|Here is) where it (began|started): {pain}.
(Before and after|From before to after): {topic}, in one case.
What (changed|happened next) {when}?
@lead 1
(The course of it|How it went), in short:
(Step by step|In order), what was done:
(What to note|What to look for) in this case:
@tip 3
The starting point: [to complete: the customer's situation, in their words].
The decision: [to complete: what was chosen, and by whom].
The first week: [to complete: what was done].
What did not work: [to complete: one thing that was dropped].
The result: [to complete: a figure with its date].
The sentence that stays: [to complete: a quote they have agreed to].
== checklist
@hook 1
{Topic}: (a list to copy|tick what is done).
(Can you|Could you) answer yes to (these|all of these) about {topic}?
(A short list|A list) to keep at hand {when}.
{Topic}: (the questions to ask|check this) before the next (busy|full) week.
@lead 1
(Yes or no|Tick or leave empty)?
(Check|Ask) before, during and after:
(An honest|A plain) yes counts, nothing else:
@tip 4
Does (everyone|everybody) know who has the (last|final) word?
Are papers, names and access (in one place|together)?
Is there a (date|day) by which the (answer|decision) has to fall?
Has the (last|previous) time been (noted|written up) in (three|a few) lines?
Does the newest (person|colleague) know when to (stop|call a halt)?
Is one figure (written down|kept) for next time?
Have the people (concerned|involved) (heard|been told) the result?
Is the next date (set|fixed), with a name (next to|beside) it?
== myth
@hook 1
{Topic}: (is that really so|says who)?
(A sentence|One belief) about {topic} that is worth (a test|a second look).
What (is said|one hears) about {topic}, and what (shows|can be seen).
(True, false|Right, wrong), or (it depends|not yet)? {Topic}.
@lead 1
(How to test|A way to check) it:
(Before you repeat it|Before passing it on):
(Test it|Check it) yourself:
@tip 3
(Ask|Find out) (where you heard it first|who told you), (and who gains from it|and who profits|and whom it serves).
(Hold it against|Compare it with|Test it on) (the last ten cases you remember|ten cases of your own|the cases of last month).
(One counter-example|A single exception) (turns a rule into|makes of a rule) (a question|a guess).
(Name|List) (the cases in which it does hold|where it does hold|the cases it fits): (be fair to it|that is only fair|fairness first).
(Mind the gap|See the difference|Watch the step) (between "never" and "not yet"|from "never" to "not yet").
(Try|Test) the opposite (once, where little can break|one time, in a safe corner|where it does no harm).
(Swap the belief for|Put in place of the belief|Turn the belief into) (a question with a date|a dated question|a question to settle soon).
== question
@hook 1
(A question|One question): what do you do {when}?
{Topic}: (whom does it concern|who is it for), and where to begin?
(How often|When) do you (think|talk) about {topic}?
What would you (ask|want to know) first about {topic}?
@lead 1
(Short answers|The answers, in short):
(Questions|Three questions) to ask (first|yourself):
(To find your own answer|For an answer of your own):
@tip 3
What happens (exactly|in fact)? Say it in (one|a single) sentence, (without|and leave out) (the cause|any explanation).
(How often|How many times)? Count (two weeks|ten days) before you (answer|reply).
Who (notices|sees it) first? (Ask|Go to) (that person and find out|them and learn|whoever it is and hear) what is (missing|wrong).
What can be (undone|taken back) tomorrow? (Begin|Start) with that.
What would be a good (sign|sign of change)? (Write|Note) it down (today|now).
When will you (look|check) again? (Put|Enter) the date in the (diary|calendar).
What can wait? (Put it on|Move it to) (a list|paper), and (leave|keep) (it there|it waiting).
(Who|Which person) has the last word, and (do they know|have they said so)?
== numbers
@hook 1
{Topic}: (which figure do you know|what do you count)?
(Count first|Figures first): {topic}.
How many (hours|minutes) a week {when}?
{Topic} in (figures|numbers): (what is known|what there is), what is missing.
@lead 1
(Worth counting|What to count):
(A short count|Counts) for the next two weeks:
(The figures|The counts) that (help to decide|are worth a line):
@tip 3
(How often|How many times) in (an ordinary|a normal) week?
How many minutes from start to (end|finish), for (a single|one) case?
How many people are (interrupted|pulled in) each time?
How many cases could have been (seen|noticed) (the day before|in advance)?
How long until (somebody|a customer) (notices|says so)?
(What|Which) was (the best week|your best week), and what was (different|special) (in it|then)?
(Decide|Say) (beforehand which figure|in advance which number|now which result) would make you (change|stop).
Weeks (against|with) weeks, never a (Monday|quiet day) (against|with) a (Friday|busy one).
`;
