/** Sentences that every angle uses. `p:`, `c:` and `e:` mark lines for one tone. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishCommon = `
== common
@opening-question 1
What do you do {when}?
(Where|At which point) is the (trouble|difficulty) with {topic}?
(How|In what way) do you (deal with|handle) {topic} (today|at the moment)?
c: (Be honest|Hand on heart): what do you do {when}?
c: {Topic}. (Does it ring a bell|Sound familiar)?
e: What is (actually|in fact) (known|established) about {topic}, and what is (assumed|guessed)?
p: (Who|Which person) in your (team|organisation) (looks after|answers for) {topic}?
@after-opening 1
(That question|It) is (the reason for|behind) this (text|post).
(Keep|Hold) that (question|thought) (for a moment|while you read): it (comes back|returns) at the end.
(Take|Give it) a (second|moment) before you (answer|go on).
c: (No rush|Take your time). (Think of|Picture) the last (week|time) before you answer.
e: (Answer|Try to answer) it with (facts|a figure) before (reading on|you go on).
@after-proof 1
(That is|This is) where (this text|what follows) (begins|starts).
(Keep|Hold on to) that (picture|sentence): (the rest|what follows) (starts|begins) there.
(So much for|That is) the (background|setting). (Now to|On to) the (subject|matter itself).
@about 1
(The subject today|The subject here|Today's subject) (is|will be) {topic}(, nothing else|, and only that|).
(This one is|These lines are) about {topic}, (and about nothing else|with as few words as possible).
(Time|Reason enough) to (talk|speak) about {topic}, (plainly|in plain words).
@pain-clause 1
{Pain}.
(In plain words|In one sentence): {pain}.
(The scene|The situation): {pain}.
@pain-noun 1
(The sore point|The problem|What hurts): {pain}.
(In plain words|In one phrase): {pain}.
@pain-more 1
(On the same list|Next to it|In the same drawer):
(And there is|There is) more (on the table|to say):
(Also mentioned|To be added|Close by):
@pain-missing 1
(This is|Here is) the place for a (scene|moment) your customers (know|recognise): [to complete: what goes wrong, and for whom].
(Begin|Start) with what goes wrong: [to complete: one situation, as a customer would tell it].
@audience 1
(Written|Meant) for {audience}.
(For|It concerns) {audience}.
(It speaks|This speaks) to {audience}.
@audience-missing 1
(Written|Meant) for [to complete: who should read this].
@offer-lead 1
(What|Here is what) is (on offer|available) (for this|on that point):
(There is|You find) (the following|this) (on offer|ready):
(Help|Support) (exists|is available), (in this form|as follows):
c: (What there is|What's there) for (it|this):
e: (Scope of the|The) (offer|service):
p: (What is provided|The support) (here|on this point):
@offer-one 1
(For this|On that point): {offer}.
(On offer|To help with it): {offer}.
(What helps|Help is there): {offer}.
@offer-missing 1
(What you offer for this|Your offer) (belongs|goes) here: [to complete: the offer, with its price].
@figure-lead 1
(A figure|Figures) to (keep|have) (in mind|at hand):
(Known so far|What is known):
(On the table|In figures):
@figure-missing 1
(A figure|One number) would (help|convince) here: [to complete: a result you measured, with its date].
(To be added|Add) (here|at this point): [to complete: a figure, and where it comes from].
(The proof|Evidence) (goes|belongs) here: [to complete: before and after, in one figure].
@story-missing 1
(An example|A real case) (belongs|fits) here: [to complete: one customer, what they did, and what came of it].
(Tell|Insert) the story here: [to complete: who it was, and what they say today].
@cta 1
(Want|Would you like) to (talk about it|go through it) (together|with {us})? (Write|Send a line) to {us}: {contact}.
(If this is your situation|If that sounds like you), (write|get in touch): {contact}. (One question|One line) is (enough|plenty).
(Ask|Send) your (question|case) (here|directly): {contact}.
c: (Still got|Got) a question? (Drop {us} a line|Just ask): {contact}.
c: (Come and|Come) (say hello|tell {us} about it): {contact}.
e: (Send {us}|Share with {us}) your (figures|constraints), and (ask|request) an (opinion|assessment): {contact}.
p: (Book|Arrange) a (first|short) (talk|conversation): {contact}.
@contact-missing 1
[to complete: a link or an address]
@cta-offer 1
(A good place to begin|To begin with|To try it): {free}.
(If you want to see it first|For a first look): {free}.
@closing-question 1
(And you|How about you): (where do you stand|what has worked so far)? (Write|Tell) it in the comments.
(What|Which point) would you add? (Share|Write) it (below|in a comment).
(How|In which way) do you (handle|deal with) it? (Reply|Answer) (in the comments|below|in a line or two).
c: (What is left out|Anything missing)? Tell {us} below.
e: (Which|What) figure do you (watch|use)? (Share|Comment) below.
p: (What is|What has been) your experience? (Share|Tell) it in the comments.
@thread-close 1
(That is|This was) the (list|short version). (Reply|Answer) with your own (case|question).
(Your turn|Over to you): (reply|answer) with one (example|question).
(A question|Something unclear)? (Reply|Ask) here.
`;
