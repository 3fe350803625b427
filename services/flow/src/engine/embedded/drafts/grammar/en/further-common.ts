/** Further sentences that every angle uses, most of them for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishFurtherCommon = `
== common
@remark 1
p: (A clear decision|One agreed step) {about} is worth more than a (long meeting|detailed report).
p: (Somebody|One person) has to answer for {topic}, and everyone should know who.
p: (Good|Sound) work on {topic} (begins|starts) (with a description of|by describing) (the present state|where things stand), (in words that all sides accept|in words that both sides accept|in words that everyone accepts).
p: (The objective is modest|The aim is modest|A modest objective): (one improvement that|a single step that|some progress that) (lasts|holds) (when attention moves elsewhere|once attention fades|without constant attention).
p: Teams that (record|write down) what they decide {about} argue less about it (later|afterwards).
p: Every point below can be (delegated|assigned), dated and (reviewed|checked).
p: (A calm look at the facts now|Reading the facts calmly today|To look at facts in good time) (saves|spares) (a difficult conversation|a hard talk|an argument) (later|next quarter).
p: These lines (are meant to be used in|belong in|are written for) a (meeting|working session|conversation), (not filed after it|not put away after it|with a pencil at hand).
p: Put {topic} (on the agenda of the next meeting|on the next agenda|among the points of the next meeting), (with a name and a date|with a person and a date|and say who will report back).
c: No (big speech|grand theory), just a few things {about} you can try.
c: Nobody gets {topic} right the first time, (and that's fine|so don't worry).
c: Grab a coffee, this (won't take long|is a quick one).
c: Let's talk {about} (the way you'd|like you'd) (talk|chat) (to a friend|with a friend) (at the kitchen table|over lunch|on a long walk).
c: If you're (nodding|smiling) already, this one's for you.
c: It gets (messy|fiddly) at times, and that's okay.
c: You don't have to (fix|sort out) everything by Friday.
c: (Small|Tiny) steps count, even the (clumsy|wobbly) ones.
c: Here's the (short|honest) version, the one you'd (tell|give) a friend.
c: Honestly? (It gets easier to|You find it easier to) (live with|handle) {topic} once you've (said it out loud|talked about it).
e: (Keep three things apart|Three things get mixed up|Do not mix three things) {about}: (what is observed, what is inferred, what is|the observed, the inferred and the|what was seen, what follows, and what is) (hoped|assumed).
e: The (mechanism|cause) (matters more than the|counts more than the|comes before the) (symptom|label), (so define the terms first|hence definitions first|which calls for clear terms).
e: Without a baseline, any claim {about} (stays|remains) an opinion.
e: (The number of cases|How many cases there are|The sample) (comes before any conclusion|precedes every conclusion|decides what may be concluded) {about}.
e: A (method|procedure) (that cannot fail a test|which no test can refute|that can never fail) has not (passed|taken) one.
e: (Watch the|Look at the) edge cases: they (expose|reveal) (the assumptions in a|what is assumed in a|hidden steps of a) (process|method).
e: State the (constraint|limit) (before the solution|ahead of any solution|first); it (rules out|removes) (half of the options|many an option|most proposals).
e: (Change one variable at a time|One variable at a time|Vary a single factor), (or the result|otherwise the result|or else the outcome) {about} (cannot be attributed|explains nothing).
e: On {topic}, a (reproducible|repeatable) check (outranks|beats) an elegant argument.
p: A (short|one-page) plan {about} (that everyone has read|known to everyone|all have read) (beats a thorough one that|is better than a long one that|does more than a complete one which) (only the author|nobody) (has|knows).
p: Whoever decides {about} (should hear first from|has to listen first to|learns most from) those who (do|carry out) (the work|this work|the daily work).
p: It is (sensible|prudent) (to agree on what success means|to define success|to say what counts as success) (before money is|before a budget is|ahead of any money being) (spent|committed).
p: Risks that are (named|listed) early (can be shared|are shared); (those found late have to be|late ones must be|what is found late has to be) (paid for|explained).
p: (A date, a name and a measure|Name, date and measure|A person, a day and a figure): with these three, {about}, a (conversation|discussion) (becomes a commitment|turns into a commitment).
p: The (next|coming) quarter (will be calmer if|gets easier if|has fewer surprises when) this is (settled|clarified) (in the present one|in this one|now).
c: There's no prize for suffering (in silence|quietly) here.
c: Better a (wonky|half-good) start than a perfect plan.
c: Think of it as (tidying|clearing out) one drawer, (not moving house|and not as moving house|rather than a whole house).
c: Bring your (doubts|questions) {about} along, they're welcome.
c: We've all (been|stood) there, usually on a Monday.
c: (Skip|Leave out) (whatever bores you|the dull parts), (the good bits are|what's good is) (short|bite-sized).
e: (Correlation|Coincidence) (is cheap|proves little|costs nothing); (ask by which path|so ask how|show by which path) one thing {about} (brings about the other|leads to the next).
e: A definition that (admits every case explains none of them|allows every case explains none of them|fits everything tells nothing).
e: Measure the spread (as well as the mean|and not only the mean|along with the average): {about}, the (outliers|extremes) (cost the most|are what costs|carry the cost).
e: (What would you expect to see|What should be visible|What would have to show up) (if you were wrong|in case of an error) {about}? (Look|Search) (for that first|there first).
e: An intervention without a (control|comparison) (tells you that time has|only shows that time has|proves just that weeks have) (passed|gone by).
e: Document the (negative|null) results too; they (bound|limit) (what is worth trying next|the next attempts|where to look next).
@opening-question 1
When did you last (look|take a proper look) at {topic}?
What would (change|be different) (on a Monday|next week|at work) (if you were ahead|by being a step ahead) with {topic}?
Who (pays|picks up the bill) {when}?
c: Ever (caught|found) yourself (sighing|muttering) about {topic}?
c: You know that (moment|feeling) {when}?
e: Which assumption {about} have you (tested|checked) so far?
e: What is the failure mode {when}?
p: What does your (team|company) decide {when}?
p: How is {topic} (handled|organised) at your place, and (by whom|since when)?
@after-opening 1
(Most|Many) people answer too (fast|quickly); (a piece of|some) paper helps.
(There is no wrong answer|No answer is wrong|Any answer will do), (except|save) (one|an answer) (without a date|that lacks a date).
c: Whatever you (said|answered), you're not (alone|the only one).
c: Don't (google|look up) the answer, (just say what comes to mind|say the first thing you think of|your first thought will do).
e: (State|Write) your hypothesis now; the (rest|text) will (test|challenge) it.
p: A (short|written) answer, (shared with your colleagues|which colleagues have read|shown to the team), (is a good|makes a good|can be the) (first agenda item|basis for what follows).
p: The (answer|reply) decides what (deserves attention|should be done) first.
@after-proof 1
From there, one (question|step) leads to the next.
The advice below starts there.
c: So yes, this is (personal|close to home).
p: This is the (experience|context) (on which the following points rest|behind the following points|that the next lines build on).
e: That is the (sample|evidence base); (judge|read) the rest against it.
@about 1
A (word|few words) {about}: what it (asks for|takes), and what can wait.
c: Right then, let's (talk|have a word) about {topic}.
c: {Topic}, without the (fuss|fancy words).
e: A (structured|methodical) look at {topic}, from definition to check.
p: This note (deals|is concerned) with {topic} and what can be (decided|settled) about it.
p: {Topic}, (seen|considered) (from the side of those who have to decide|by those who must decide|as decision makers meet it).
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
(This is for you if you belong to one of these|Are you among these? Then read on|You are meant if you are one of these): {audience}.
(In mind while writing|On our mind here): {audience}.
c: Hello to {audience}: this is (yours|for you).
e: Scope: {audience}.
p: (Intended for|Addressed to) {audience}.
@offer-one 1
(One way to get help|One way forward): {offer}.
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
(Tell {us}|Let {us} know) (where you stand|how things stand); (a first answer costs nothing but a message|the first answer is quickly given).
(If one point here sounds familiar|If you recognise yourself in one point|When something here rings true), send {us} (a line|a message) (and say which|saying which|and name it).
c: (Curious|Stuck|Tempted)? Drop {us} a line, (typos welcome|any time).
c: Come and tell {us} (how it went|what came of it|about your attempt), (even if it went|above all if it went|also when it went) (badly|sideways).
e: Send {us} your (constraints|figures) (and the question behind them|with the question they raise|and what you want to know), and (ask for|request) (an opinion|a view on it).
e: (Write|Send) {us} (the case that does not fit|your odd case|the exception you know); (it is the|that is the|it is often the) (interesting|instructive) one.
p: (Arrange|Book) a first conversation with {us} and (bring|prepare) (the question that matters most|your most pressing question|what matters most to you).
p: (Contact|Write to) {us} (with your situation and a date that suits you|, describe your situation and suggest a date|and say when you have time).
@closing-question 1
Which of these would you (try|test) first? (Say|Write) it below.
What did (your|the) (last attempt|latest try|most recent attempt) (teach you|show)? (Add|Leave) it in a comment.
c: So, what's your (story|trick)? (Spill|Tell) it below.
c: Is it just {us}, or does it (happen|sound familiar) (at your place? Comment below|with you too? Say so below|where you are? Tell {us} below).
e: Which (counter-example|edge case) (comes to mind|do you know|have you met)? (Comment with the context|Add it with its context|Tell it below).
e: What would (falsify|disprove) this (in your field|where you work)? (Write it below|Say so below).
p: How does your (organisation|team) (settle|handle) this? (Your answer is welcome below|Readers would like to know|There is room for it below): (write|share) it.
p: (Which of these points would you|Which of them would you|What would you, from this list,) (put|place) (first on the agenda|at the top|before the others)? (Share your view|Tell {us} why|A word below will do).
@thread-close 1
Which of these (will you try? Reply|do you want to try? Reply|is for you? Answer) (here|below).
c: (That's it from me|That's all|End of the list). (What's your (take|trick)|Which one is yours)? (Reply|Tell it|Leave it) (here|below).
c: (Done|End of thread). Tell {us} what is missing.
e: Counter-examples (welcome|wanted): reply with the context.
e: (Reply|Answer) with the figure that would (change|correct) this.
p: (Reply|Answer) with the (point that matters most in your work|point that counts most in your work|one line that fits your trade).
p: (Pass this on to|Forward this to|Show this thread to) (the colleague who|the person who) (decides|has to decide), and tell {us} (what they say|how they react).
`;
