/** Titles and summaries of ideas, for each angle. Notation: see `../../wording/parse-grammar.ts`. */
export const englishIdeas = `
== how-to
@plain 4
{Topic}: a step-by-step (method|guide)
{Topic}: the first (thirty|sixty) minutes
{Topic}, explained to somebody on their first day
{Topic}: what to prepare (beforehand|the day before)
@pain
{Topic}: what to do {when}
How to (handle|deal with) {topic} {when}
@offer
{Topic}: how far you get with {offer}, step by step
@role
{Topic}: a (guide|method) for {role}
@summary
A sequence of steps to (follow|adapt), with a check at the end.
What to prepare, what to try first, and how to see that it works.
== mistake
@plain 4
{Topic}: the mistake that looks like common sense
{Topic}: a habit worth (dropping|unlearning)
{Topic}: what is usually forgotten at the start
{Topic}: the wrong first (reaction|reflex)
@pain
{Topic}: the mistake to avoid {when}
(The habit|What is) behind it {when}
@offer
{Topic}: the mistake (to avoid|you can avoid) with {offer}
@role
{Topic}: a mistake {role} can spare themselves
@summary
How the mistake shows, why it comes back, and what to do instead.
The habit behind the problem, without blame, and a way out in small moves.
== comparison
@plain 4
{Topic}: carry on or change? (A table|Criteria) for the decision
{Topic}: doing it (yourself|alone) or getting help
{Topic}: two ways (side by side|compared)
{Topic}: the cheap way and the way that lasts
@pain
{Topic}: two ways out {when}
Wait or act {when}? {Topic} (compared|in two columns)
@offer
{Topic}: with and without {offer}
@role
{Topic}: how {role} can choose between two ways
@summary
The criteria first, then both ways on equal terms, then how to decide.
What each way asks for, what it costs, and how to go back.
== case
@plain 4
{Topic}: one case from start to end
{Topic}: before and after, told by a customer
{Topic}: what one (first|single) month changed
{Topic}: the story behind a decision
@pain
{Topic}: a case that began {when}
From "{pain}" to a (solution|result): one case
@offer
{Topic}: a case with {offer}
@role
{Topic}: a case for {role} to compare with their own
@summary
Starting point, work, result, and what others can take from it; the customer's figures are yours to add.
One story in order, with the places marked where your customer should speak.
== checklist
@plain 4
{Topic}: a checklist to copy
{Topic}: what to check before, during and after
{Topic}: the questions to answer with yes
{Topic}: a one-page list for a (busy|full) week
@pain
{Topic}: a checklist {when}
What to (check|tick) first {when}
@offer
{Topic}: a checklist before you choose {offer}
@role
{Topic}: a checklist for {role}
@summary
Yes-or-no questions for before, during and after, to copy and to tick.
A short list that keeps the small things from getting lost.
== myth
@plain 4
{Topic}: a belief put to the test
{Topic}: what is said, and what can be seen
{Topic}: true, false, or not yet?
{Topic}: the sentence everybody repeats
@pain
Nothing can be done {when}: (true|is that so)?
{Topic}: what people believe {when}
@offer
{Topic}: a myth about {offer}, checked
@role
{Topic}: what {role} are told, and what holds
@summary
What is true in a common belief, what is not, and what to say instead.
A belief held against real cases, fairly and without mockery.
== question
@plain 4
{Topic}: short answers to plain questions
{Topic}: what is it, whom does it concern, where to begin?
{Topic}: the question to ask first
{Topic}: what customers ask, answered
@pain
What can be done {when}?
{Topic}: your questions {when}
@offer
{Topic}: what do I get with {offer}?
@role
{Topic}: what {role} (want to know|ask)
@summary
The questions in the order in which they come up, each with an answer that stands alone.
Plain questions and short answers, in everyday words.
== numbers
@plain 4
{Topic}: the figures worth collecting
{Topic} in figures: what is known, what is missing
{Topic}: what to count for two weeks
{Topic}: which number would change your mind?
@pain
{Topic}: what it costs {when}
Count it: {topic} {when}
@offer
{Topic}: {offer} in figures
@role
{Topic}: the figures {role} need
@summary
Which figures are known, which are missing, and how to read them.
A short count that helps to decide, with the source of each figure.
== focus
@pain
It starts from "{pain}".
@offer
It leads to {offer}.
@role
For {role}.
@goal
Objective: {goal}.
`;
