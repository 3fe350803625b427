/** Further sentences that every angle uses, most of them for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishFurtherCommon = `
== common
@remark 1
p: (A clear decision|One agreed step) {about} is worth more than a (long meeting|detailed report).
p: (Somebody|One person) has to answer for {topic}, and everyone should know who.
p: Good work on {topic} (begins|starts) with a description of the present state that (all|both) sides accept.
p: The objective is modest: one improvement that (lasts|holds) when attention moves elsewhere.
p: Teams that (record|write down) what they decide {about} argue less about it (later|afterwards).
p: Every point below can be (delegated|assigned), dated and (reviewed|checked).
p: A calm look at the facts now (saves|spares) a difficult conversation (later|next quarter).
p: These lines are meant to be used in a (meeting|working session|conversation), (not filed after it|not put away after it|with a pencil at hand).
p: Put {topic} on the agenda of the next meeting, (with a name and a date|with a person and a date|and say who will report back).
c: No (big speech|grand theory), just a few things {about} you can try.
c: Nobody gets {topic} right the first time, (and that's fine|so don't worry).
c: Grab a coffee, this (won't take long|is a quick one).
c: Let's talk {about} the way you'd (talk|chat) to a friend at the kitchen table.
c: If you're (nodding|smiling) already, this one's for you.
c: It gets (messy|fiddly) at times, and that's okay.
c: You don't have to (fix|sort out) everything by Friday.
c: (Small|Tiny) steps count, even the (clumsy|wobbly) ones.
c: Here's the (short|honest) version, the one you'd (tell|give) a friend.
c: Honestly? It gets easier to (live with|handle) {topic} once you've (said it out loud|talked about it).
e: Keep three things apart {about}: what is observed, what is inferred, what is (hoped|assumed).
e: The (mechanism|cause) matters more than the (symptom|label), so define the terms first.
e: Without a baseline, any claim {about} (stays|remains) an opinion.
e: The number of cases comes before any conclusion {about}.
e: A (method|procedure) that cannot fail a test has not (passed|taken) one.
e: Watch the edge cases: they (expose|reveal) the assumptions in a (process|method).
e: State the (constraint|limit) before the solution; it (rules out|removes) half of the options.
e: Change one variable at a time, or the result {about} (cannot be attributed|explains nothing).
e: On {topic}, a (reproducible|repeatable) check (outranks|beats) an elegant argument.
p: A (short|one-page) plan {about} that everyone has read beats a thorough one that (only the author|nobody) has.
p: Whoever decides {about} should hear first from those who (do|carry out) the work.
p: It is (sensible|prudent) to agree on what success means before money is (spent|committed).
p: Risks that are (named|listed) early can be shared; those found late have to be (paid for|explained).
p: A date, a name and a measure: with these three, {about}, a (conversation|discussion) becomes a commitment.
p: The (next|coming) quarter will be calmer if this is (settled|clarified) in the present one.
c: There's no prize for suffering (in silence|quietly) here.
c: Better a (wonky|half-good) start than a perfect plan.
c: Think of it as (tidying|clearing out) one drawer, not moving house.
c: Bring your (doubts|eye-rolls) along, they're welcome {about}.
c: We've all (been|stood) there, usually on a Monday.
c: (Skip|Leave out) whatever bores you, the good bits are (short|bite-sized).
e: (Correlation|Coincidence) is cheap; ask by which path one thing {about} brings about the other.
e: A definition that (admits every case explains none of them|allows every case explains none of them|fits everything tells nothing).
e: Measure the spread as well as the mean: {about}, the (outliers|extremes) cost the most.
e: What would you expect to see if you were wrong {about}? (Look|Search) for that first.
e: An intervention without a (control|comparison) tells you that time has (passed|gone by).
e: Document the (negative|null) results too; they (bound|limit) what is worth trying next.
@opening-question 1
When did you last (look|take a proper look) at {topic}?
What would (change|be different) on a Monday if you were ahead with {topic}?
Who (pays|picks up the bill) {when}?
c: Ever (caught|found) yourself (sighing|muttering) about {topic}?
c: You know that (moment|feeling) {when}?
e: Which assumption {about} have you (tested|checked) so far?
e: What is the failure mode {when}?
p: What does your (team|company) decide {when}?
p: How is {topic} (handled|organised) at your place, and (by whom|since when)?
@after-opening 1
(Most|Many) people answer too (fast|quickly); (a piece of|some) paper helps.
There is no wrong answer, only (one|an answer) without a date.
c: Whatever you (said|answered), you're not (alone|the only one).
c: Don't (google|look up) the answer, just say what comes to mind.
e: (State|Write) your hypothesis now; the (rest|text) will (test|challenge) it.
p: A (short|written) answer, shared with your colleagues, is a good (first agenda item|basis for what follows).
p: The (answer|reply) decides what (deserves attention|should be done) first.
@after-proof 1
From there, one (question|step) leads to the next.
The advice below starts there.
c: So yes, this is (personal|close to home).
p: This is the (experience|context) on which the following points rest.
e: That is the (sample|evidence base); (judge|read) the rest against it.
@about 1
A (word|few words) {about}: what it (asks for|takes), and what can wait.
c: Right then, let's (talk|have a word) about {topic}.
c: {Topic}, without the (fuss|fancy words).
e: A (structured|methodical) look at {topic}, from definition to check.
p: This note (deals|is concerned) with {topic} and what can be (decided|settled) about it.
p: {Topic}, (seen|considered) from the side of those who have to decide.
@pain-clause 1
(It starts|It begins) like this: {pain}.
(Everyone|Anyone) who has been there knows it: {pain}.
c: You know the (story|drill): {pain}.
c: And then it happens: {pain}.
e: (Observed|The observation): {pain}.
e: (The starting condition|Initial state): {pain}.
p: (The finding|What we see): {pain}.
p: One (recurring|familiar) situation: {pain}.
@pain-noun 1
(It starts|It begins) with this: {pain}.
(Always|Still) there: {pain}.
c: The (annoying|awkward) bit: {pain}.
e: (The symptom|The variable to watch): {pain}.
p: The (issue|point) at hand: {pain}.
@audience 1
This is for you if you belong to one of these: {audience}.
(In mind while writing|On our mind here): {audience}.
c: Hello to {audience}: this is (yours|for you).
e: Scope: {audience}.
p: (Intended for|Addressed to) {audience}.
@offer-one 1
(One way to get help|A place to turn to): {offer}.
c: If you fancy (a hand|some help): {offer}.
c: (Psst|By the way), there's this: {offer}.
e: A matching (service|tool): {offer}.
p: The (corresponding|matching) service: {offer}.
p: (Support|Assistance) is available: {offer}.
@pain-more 1
c: Oh, and (there's|we have) this (too|as well):
e: (Further|Related) observations:
p: (Also|Equally) reported:
@figure-lead 1
c: A number or two, (just so you know|for the curious):
e: (Data|Measurements) on record:
p: (Facts|Figures) for the file:
@cta 1
(Want to|Shall we) go through your (own case|situation)? Write to {us} (and describe it|with the story) in (three|a few) lines.
(Tell|Write) {us} where you stand; (a first answer costs nothing but a message|the first answer is quickly given).
If one point here sounds familiar, send {us} (a line|a message) and say which.
c: (Curious|Stuck|Tempted)? Drop {us} a line, (typos welcome|any time).
c: Come and tell {us} how it went, even if it went (badly|sideways).
e: Send {us} your (constraints|figures) and the question behind them, and (ask for|request) an opinion.
e: (Write|Send) {us} the case that does not fit; it is the (interesting|instructive) one.
p: (Arrange|Book) a first conversation with {us} and (bring|prepare) the question that matters most.
p: (Contact|Write to) {us} with your situation and a date that suits you.
@closing-question 1
Which of these would you (try|test) first? (Say|Write) it below.
What did (your|the) last attempt teach you? (Add|Leave) it in a comment.
c: So, what's your (story|trick)? (Spill|Tell) it below.
c: Is it just {us}, or does it (happen|sound familiar) at your place? Comment below.
e: Which (counter-example|edge case) comes to mind? Comment with the context.
e: What would (falsify|disprove) this in your field? Write it below.
p: How does your (organisation|team) (settle|handle) this? Your answer is welcome below: (write|share) it.
p: Which of these points would you (put|place) first on the agenda? Share your view.
@thread-close 1
Which of these will you try? Reply (here|below).
c: That's it from me. What's your (take|trick)? Reply (here|below).
c: (Done|End of thread). Tell {us} what is missing.
e: Counter-examples (welcome|wanted): reply with the context.
e: (Reply|Answer) with the figure that would (change|correct) this.
p: (Reply|Answer) with the (point that matters most in your work|point that counts most in your work|one line that fits your trade).
p: Pass this on to the colleague who (decides|has to decide), and tell {us} what they say.
`;
