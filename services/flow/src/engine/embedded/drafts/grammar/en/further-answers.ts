/** Further lines of outlines (checklist, myth, question, numbers): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishFurtherAnswers = `
== checklist
@p#1 2
It covers {topic} on a normal day; (strange|exceptional) days deserve a (list|page) of their own.
A box you (hesitate|stop) at is more (useful|telling) than five you tick in passing.
No (score|grade) at the end: the empty boxes are the (result|point).
@heading#1 1
What it spares you
The reason to tick
@p#2 2
Pilots and cooks use lists because they are (good|skilled), not because they (forget|are beginners).
(Five|Ten) lines {about} on one page (get|are) read; the (sixth|eleventh) is where eyes (slide off|wander).
Throw the list away as soon as it is ticked without (thinking|looking).
@heading#2 1
The evening before
Getting ready
@tasks#1 3
Could somebody (else|new) begin tomorrow with what is written down {about} today?
Do you know which (step|part) usually (slips|runs late), and is there (slack|room) behind it?
Is the (agreed|promised) result described in words the other side (used|chose)?
Has (everything|all) that can be prepared a day (early|ahead) been prepared?
@heading#3 1
With your hands full
In the thick of it
@tasks#2 3
Is only one (thing|version) (open|in use), and is it the latest?
Are pauses (kept|respected), or does the (hurry|rush) eat them first?
Does someone (say|speak) the next step aloud before it (starts|begins)?
Are surprises (parked|noted) for later unless they (hurt|harm) somebody now?
@heading#4 1
Closing time
When the dust has settled
@tasks#3 3
Did anyone say (thank you|well done), by name?
Is the (place|file) left so that tomorrow can (begin|start) without a search?
Has the oddest (moment|question) of the day been (written|noted) down?
Would you do it in the same order (again|next time), and if not, who (knows|has been told)?
@heading#5 1
The boxes that stay white
What now?
@p#3 1
(Leave|Show) them to a colleague without (comment|excuses): a second reading (often|usually) fills one by itself.
Give every empty box a name or (strike|cross) it out; (in between|undecided) is how lists die.
== myth
@p#1 2
(Nobody|No one) is laughed at here: most (beliefs|sayings) {about} began as good advice.
The (test|check) is simple and takes an (evening|hour): look, count, compare.
A (saying|sentence) survives because it is short; the truth usually needs a (comma|second line).
@heading#1 1
The saying
What everybody seems to know
@p#2 2
One hears it from (colleagues|friends), from the trade and from the (internet|neighbours), in nearly the same words.
It spares us a (decision|look) at {topic}, and that is (half of|most of) its charm.
Whoever repeats it rarely (pays|answers) for it.
@heading#2 1
What the days show
Held against reality
@p#3 2
Take the case that (embarrasses|contradicts) the saying most, and resist calling it an (exception|accident).
(Ask|Question) people who never heard the rule: do they (behave|work) any worse?
Look for (dates|names) in what is told {about}; a tale without them has (travelled|changed) far.
@heading#3 1
Why it is not all wrong
What the sceptics get right
@ul 3
It protects (beginners|newcomers) from (boldness|haste), and for the first month that is (fine|useful).
It (holds|applies) where a mistake cannot be (repaired|undone); keep it for those cases.
It reminds everyone of the price of {topic}, which (enthusiasts|believers) tend to forget.
Somebody once (paid|suffered) for ignoring it: hear that story (out|first).
It is (easy|quick) to remember, and whatever (replaces|follows) it will have to be so too.
@heading#4 1
From slogan to question
A rule you can test
@ol 3
Ask "how (many|often)?" each time you hear it, in a (friendly|curious) voice.
Bet a (coffee|cake) on the next (three|five) cases with someone who (believes|swears by) it.
Write the exception (into|next to) the rule, instead of (under the table|behind its back).
Tell the new version as a (short|little) story, since that is how the old one (won|spread).
Let the rule go (quietly|gently); (pride|a public defeat) keeps more of them alive than (proof|facts).
== question
@p#1 2
These are the things people ask {about} when the (meeting|official part) is over.
An answer that (fits|suits) everybody suits nobody, so (each|every) one here ends with something to (do|try).
Start (anywhere|where you like); the order is (only|just) the most common one.
@p#2 2
Two people will describe {topic} in two ways; (collect|hear) both before you (choose|settle).
Say when it does not happen, too: the (calm|good) days hold half of the (answer|explanation).
Ask what it stops you from doing; that is the (real|true) size of it.
@heading#2 1
Am I concerned?
@p#3 2
If you are the one they (call|turn to) when it goes wrong, the answer is (yes|certainly).
It (matters|counts) less what your (title|job) is than whether you have to (deal|live) with {topic}.
@heading#3 1
What can I do on Monday?
@ol 4
Ask three people the same question {about} and compare the (verbs|words) they use.
(Cancel|Skip) one thing that nobody would (miss|notice), to make (room|time).
Do the (smallest|easiest) version yourself, by hand, before anything is (bought|built).
(Tell|Warn) those concerned that you are trying (something|it out), and until when.
Keep a (page|notebook) of what surprised you; it is the beginning of an (answer|explanation).
@heading#4 1
How long until I see a difference?
@p#4 2
The first (effect|sign) is that people talk about something else.
(Expect|Allow for) a dip in week two, when the (old|former) way still feels (faster|shorter).
Ask those who (gain|benefit) from it, not those who (planned|bought) it.
== numbers
@p#1 2
Nobody needs (many|a lot of) figures {about}; two that are looked at (beat|outweigh) twenty that are (stored|archived).
(Mistrust|Beware of) round figures without a date, including your own.
Counting is a form of (respect|attention): it shows whose time is being (spent|used).
@heading#1 1
Figures we have
What can be said with certainty
@p#2 1
A figure you could not (recount|check) yourself is a (story|rumour) with digits.
(Ask|Find out) who counted, and what they (hoped|wanted) to find.
@heading#2 1
Where the figures come from
The life behind the count
@p#3 2
Behind each stroke on the list {about} there is a (person|somebody) who (waited|was interrupted).
Two weeks are enough to see a (shape|pattern) and short enough to (bear|keep up).
Note the (odd|awkward) cases in words; a (tally|table) swallows them.
@heading#3 1
Your own tally
Worth a stroke each
@ol 4
On which (weekday|day) does it come up most, and what else (happens|is on) that day?
How many (messages|calls) go back and forth before one case is (closed|settled)?
How often was nothing (done|needed) at all, and did anyone (complain|notice)?
What is the (longest|worst) case of the month, and would a (second|similar) one be bearable?
How many cases {about} were (handled|solved) by the same two hands?
Which (share|part) came back a second time within (ten days|a fortnight)?
What does (one|an) hour of it (keep|stop) you from doing instead?
How (long|many days) has it been like this, by the oldest (trace|note) you can find?
Which of these figures would you (show|read out) to the person who pays?
@heading#4 1
What the tally tells you
Before you draw a conclusion
@p#4 3
Write your (guess|bet) on the back of the sheet first; the (gap|distance) to the count is the lesson.
One bad week is (weather|chance), three are (climate|a pattern).
Divide before you (panic|rejoice): per customer, per day, per (head|order).
Stop a count {about} that has not (led to|changed) anything for two months.
Read the empty days first: they (say|show) what protects you.
Two people with the same sheet draw two lessons; (write|keep) both.
`;
