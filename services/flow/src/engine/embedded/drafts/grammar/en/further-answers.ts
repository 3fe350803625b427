/** Further lines of outlines (checklist, myth, question, numbers): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishFurtherAnswers = `
== checklist
@p#1 2
It covers {topic} on a normal day; (strange|exceptional) days deserve a (list|page) of their own.
A box you (hesitate|stop) at is more (useful|telling) (than five you tick in passing|than a row of quick ticks|than five easy ones).
No (score|grade) (at the end|when you finish|is given): (the empty boxes are the|what stays empty is the|look at the gaps, they are the) (result|point).
@heading#1 1
What it spares you
The reason to tick
@p#2 2
Pilots and cooks (use lists because they are|work with lists since they are|keep lists for being) (good|skilled), (not because they|and not because they|never because they) (forget|are beginners).
(Five|Ten) lines {about} on one page (get|are) read; the (sixth|eleventh) is where eyes (slide off|wander).
(Throw the list away|Drop the list|Put this list in the bin) (as soon as it is|once it gets|when it is) ticked without (thinking|looking).
@heading#2 1
The evening before
Getting ready
@tasks#1 3
Could somebody (else|new) (begin tomorrow with|start from|take over with) (what is written down|what stands on paper|the notes) {about} today?
(Do you know which|Can you say which|Is it known which) (step|part) usually (slips|runs late), (and is there|with) (slack|room) behind it?
Is the (agreed|promised) result (described in words|put in the words|written with words) the other side (used|chose)?
Has (everything|all) (that can be prepared|that could be done) a day (early|ahead) been prepared?
@heading#3 1
With your hands full
In the thick of it
@tasks#2 3
Is only one (thing|version) (open|in use), and is it the latest?
Are pauses (kept|respected), or does the (hurry|rush) eat them first?
(Does someone|Will somebody|Is there anyone to) (say|speak) the next step aloud before it (starts|begins)?
Are surprises (parked|noted) for later unless they (hurt|harm) somebody now?
@heading#4 1
Closing time
When the dust has settled
@tasks#3 3
Did anyone say (thank you|well done), by name?
Is the (place|file) left so that tomorrow can (begin|start) (without a search|with no search|straight away)?
Has the oddest (moment|question) of the day been (written|noted) down?
(Would you do it|Should it be done|Would you go about it) (in the same order|in this order|the same way) (again|next time), (and if not, who|or else who|and otherwise who) (knows|has been told)?
@heading#5 1
The boxes that stay white
What now?
@p#3 1
(Leave|Show) them to a colleague without (comment|excuses): a second reading (often|usually) (fills one by itself|fills one of them|finds an answer).
(Give every empty box a name|Put a name to each empty box|Let each open box have a name) or (strike|cross) (it out|it off); (in between|undecided) (is how lists die|lists die|is the end of any list).
== myth
@p#1 2
(Nobody|No one) is laughed at here: most (beliefs|sayings) {about} began as good advice.
The (test|check) (is simple and takes an|takes no more than an|needs an) (evening|hour): (look, count, compare|look, count and compare|count, then compare).
A (saying|sentence) (survives because it is short|lives because it is short|lasts by being brief); (the truth usually needs|what is true mostly needs|the truth asks for) a (comma|second line).
@heading#1 1
The saying
What everybody seems to know
@p#2 2
(One hears it from|It comes from|You hear it among) (colleagues|friends), (from the trade|in the trade|from suppliers) (and from the|and from|or from the) (internet|neighbours), (in nearly the same words|almost word for word|always told alike).
It spares us a (decision|look) at {topic}, and that is (half of|most of) its charm.
Whoever repeats it rarely (pays|answers) for it.
@heading#2 1
What the days show
Held against reality
@p#3 2
(Take the case that|Pick the case that|Look at the one that) (embarrasses|contradicts) the saying most, (and resist calling it an|without calling it an|and do not file it as an) (exception|accident).
(Ask|Question) (people who never heard the rule|those who never heard of it|somebody to whom it was never told): (do they|would they) (behave|work) any worse?
Look for (dates|names) in what is told {about}; a tale without them has (travelled|changed) far.
@heading#3 1
Why it is not all wrong
What the sceptics get right
@ul 3
It protects (beginners|newcomers) from (boldness|haste), (and for the first month that is|which, in the first weeks, is|and at the start that is) (fine|useful).
It (holds|applies) where a mistake cannot be (repaired|undone); (keep it for those cases|save it for those|use it there only).
It reminds everyone of the price of {topic}, which (enthusiasts|believers) tend to forget.
Somebody once (paid|suffered) for ignoring it: hear that story (out|first).
(It is|This is|One more point: it is) (easy|quick) to remember, (and whatever|so what|and the one that) (replaces|follows) it (will have to be so too|should be just as short|must be as simple).
@heading#4 1
From slogan to question
A rule you can test
@ol 3
Ask "how (many|often)?" (each time you hear it|whenever it is said|every time it comes up), in a (friendly|curious) voice.
(Bet a|Stake a|Put a) (coffee|cake) on the next (three|five) (cases with someone who|cases, against somebody who|times, with anyone who) (believes|swears by) it.
Write the exception (into|next to) the rule, instead of (under the table|behind its back).
(Tell the new version as|Make the new version|Put what you found into) a (short|little) story, (since that is how|because that is how|which is how) the old one (won|spread).
Let the rule go (quietly|gently); (pride|a public defeat) (keeps more of them alive than|protects it better than|saves more rules than) (proof|facts).
== question
@p#1 2
These are the things people ask {about} when the (meeting|official part) is over.
An answer that (fits|suits) (everybody suits nobody|all fits none|every reader helps no reader), so (each|every) (one here ends with|answer below ends with|of these ends on) something to (do|try).
Start (anywhere|where you like); the order is (only|just) the most common one.
@p#2 2
Two people will describe {topic} in two ways; (collect|hear) both before you (choose|settle).
(Say when it does not happen, too|Tell also when it stays away|Add the times when nothing happens): the (calm|good) days (hold half of the|contain half the|are a good part of the) (answer|explanation).
(Ask what it stops you from doing|Name what it keeps you from|Say what you give up for it); (that is|there you see|that shows) its (real|true) size.
@heading#2 1
Am I concerned?
@p#3 2
If you are (the one they|the person people) (call|turn to) (when it goes wrong|on a bad day|if something breaks), (the answer is yes|then it concerns you).
It (matters|counts) (less what your|little what your|hardly what your) (title|job) (is; what counts is whether you|says: the point is whether you) have to (deal|live) with {topic}.
@heading#3 1
What can I do on Monday?
@ol 4
Ask three people the same question {about} and compare the (verbs|words) they use.
(Cancel|Skip) one thing that nobody would (miss|notice), to make (room|time).
Do the (smallest|easiest) version yourself, by hand, (before anything is|ahead of anything|and only then see what is to be) (bought|built).
(Tell|Warn) those concerned (that you are trying something|that this is only a test|that you are trying it out), and (until when|for how long).
Keep a (page|notebook) (of what surprised you|for surprises|with all that surprised you); (it is the beginning of an|it may hold the|from it grows an) (answer|explanation).
@heading#4 1
How long until I see a difference?
@p#4 2
The first (effect|sign) (is that people talk about something else|is silence: people speak of other things|is a change of subject).
(Expect|Allow for) (a dip in week two|a worse second week|a dip after some days), when the (old|former) way still feels (faster|shorter).
Ask those who (gain|benefit) from it, (not those who|rather than those who|and leave out those who) (planned|bought) it.
== numbers
@p#1 2
Nobody needs (many|a lot of) figures {about}; two that are looked at (beat|outweigh) twenty that are (stored|archived).
(Mistrust|Beware of) round figures (without a date, including your own|without a date, your own too|that carry no date, even yours).
(Counting is a form of|To count is a kind of|A count pays) (respect|attention): it shows (whose time is being|where whose hours are) (spent|used).
@heading#1 1
Figures we have
What can be said with certainty
@p#2 1
(A figure you could not|A number you cannot|What you could never) (recount|check) yourself (is a|is just a|stays a) (story|rumour) with digits.
(Ask|Find out) who counted, and what they (hoped|wanted) to find.
@heading#2 1
Where the figures come from
The life behind the count
@p#3 2
Behind each stroke on the list {about} there is a (person|somebody) who (waited|was interrupted).
Two weeks (are enough to see|show|suffice for) a (shape|pattern) (and are short enough to|and are easy to|and anyone can) (bear|keep up).
Note the (odd|awkward) cases in words; a (tally|table) swallows them.
@heading#3 1
Your own tally
Worth a stroke each
@ol 4
On which (weekday|day) (does it come up most|is it most frequent|do you see most of it), (and what else|what else|and which other thing) (happens|is on) that day?
How many (messages|calls) (go back and forth before|are exchanged before|does it take until) one case is (closed|settled)?
How often was nothing (done|needed) (at all, and did anyone|, and did anybody|, and who would) (complain|notice)?
What is the (longest|worst) case (of the month, and would|you know, and would|this month? And would) a (second|similar) (one be bearable|one still be bearable|case be too much)?
How many cases {about} were (handled|solved) by the same two hands?
Which (share|part) came back a second time within (ten days|a fortnight)?
What does (one|an) hour of it (keep|stop) you from doing instead?
How (long|many days) (has it been like this|has this been going on|has it lasted), (by the oldest|going by the oldest|according to the first) (trace|note) (you can find|on file|you have)?
Which of these figures would you (show|read out) (to the person who pays|to whoever pays)?
@heading#4 1
What the tally tells you
Before you draw a conclusion
@p#4 3
Write your (guess|bet) (on the back of the sheet first|down before anything else|on a folded corner); the (gap|distance) (to the count|between it and the count|from the real count) (is the lesson|teaches the most|is what you learn).
One bad week is (weather|chance), three are (climate|a pattern).
Divide before you (panic|rejoice): per customer, per day, per (head|order).
Stop a count {about} that has not (led to|changed) anything for two months.
(Read the empty days first|Begin with the empty days|Look first at days with no mark): they (say|show) what protects you.
Two people (with the same sheet|reading one sheet|looking at one count) (draw two lessons|see two things|come to two conclusions); (write|keep) both.
`;
