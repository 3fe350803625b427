/** Further lines of outlines (how-to, mistake, comparison, case): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const englishFurtherGuides = `
== how-to
@p#1 2
The (order|sequence) (matters less than|counts for less than|is nothing next to) (finishing what you begin|seeing one through|coming to the end of it), (so keep the list|so let the list be|and the list can be kept) (short|bearable).
(This is a|Here is a|What you find here is a) (way|path) into {topic} (for people with a full week|for full weeks|for busy people), (not for those with|and not for anyone with|rather than for) a free (month|year).
(Every|Each) (step takes less than an hour|of the steps fits in an hour|stage asks for an hour at most); (if one takes longer, it|one that takes longer|when it grows, it) (was|is) two.
@heading#1 1
The starting line
What the week looks like now
@p#2 2
Take a (photograph|snapshot), (on paper or with a phone|drawn or taken with a phone|in words or with a camera), (of how you|that shows how you) (deal with|handle) {topic} (in an ordinary week|during a normal week|on an average day).
Count how many (hands|people) (it passes through|touch it|take part) (before it is|until it is) (done|settled); (the number tends to surprise|the number often surprises|few people guess the number).
(Mark the|Note the|Circle the) (moment|spot) where people wait for (each other|an answer): that is where (the hours|time) goes.
@heading#2 1
The path, in short stages
One move after another
@ol 5
(Say what|Write down what|Agree on what) "(done|good enough)" (will look like, in a sentence that|means, in words that|will mean, so simply that) a (child|stranger) would understand.
Free (sixty minutes|an hour) (for it by cancelling|by cancelling|when you cancel) something of (equal|the same) length.
Borrow what (already|almost) works (elsewhere in the house|somewhere close by|in another corner of the house) before you (invent|design) anything.
Let the person who will (use|live with) it draw the first (sketch|version).
(Walk|Go) through it aloud, (as if the|as though the) (customer|caller) were standing there.
Run it (next to|alongside) (the old way for a few days|the old way for a week|what you do today, for some days), (so that a|where a|and any) (slip|hiccup) (costs nothing|does no harm|stays harmless).
Ask each person involved (for one thing to|for a single point to|what they would) (shorten|take out).
Switch the old way (off|away) on an announced day, and (celebrate|mark) it.
@heading#3 1
Signs that you are on track
Did it help?
@p#3 3
The best sign is (boredom|silence): nobody (mentions|brings up) it any more.
(Ask those who were|Go to those who were|Listen to whoever was) (against|doubtful) at the start; their verdict (counts|weighs) double.
Look (at the worst day of the|at the hardest day of the|hard at one bad day each) (fortnight|month), (not at the average|and forget the average|the average can wait): (that is the day to|there is something to|it is the one to) (protect|improve).
== mistake
@p#1 2
It is an (honest|understandable) slip, made by (careful|busy) people for good reasons.
Most advice {about} skips this part, because admitting it is (unpleasant|awkward).
You may (recognise|know) (it from your own place|the scene from your place|this from your own days); (if so, the second half is|then the second half is|in that case, the end of the page is) (for you|the useful one).
@heading#1 1
The mistake in daily life
A familiar scene
@p#2 2
(Its first trace is small|It begins with little|You first see it in small things): a (note|sheet) (that has to be written twice|written out twice|that is filled in again), or a (question|call) (that comes back|which keeps coming back|asked once more).
People (apologise|explain themselves) more than usual around {topic}, and that is a (signal|clue).
(You can|It is easy to|Anyone can) (hear|spot) it (in the phrase|in the words|behind the sentence) "we have always (managed|done it this way)".
@heading#2 1
Why sensible people make it
What feeds it
@ul 3
Praise: (whoever|the one who|the person who) (rescues|saves) the day (gets|is) (thanked|praised|applauded), (and whoever prevents the trouble does not|those who prevent it go unseen|quiet prevention earns nothing).
Good manners: correcting a (colleague|senior) (feels worse than|is harder than|costs more than) (living with|putting up with) the result.
Tools: the (form|screen) (asks for the wrong thing first|begins with the wrong question|wants the wrong thing at the top), and people (obey|follow) it.
Memory: the (one|single) time (it went well is|of success is) (remembered|told) (longer than the nine others|more than the nine failures|and the nine others fade).
Hurry: a decision {about} taken in a corridor is (rarely|seldom) looked at again.
@heading#3 1
The repair
What helps instead
@ol 4
(Describe the last case|Tell the latest case|Go through the last case) (backwards|from the end), step by step, until the (fork|turning) (in the road appears|comes into view|shows itself).
Put a (pause|breath) of one minute (before|ahead of) (the moment where it happens|the point where it goes wrong|it can happen).
(Make the better way the|Let the better way be the|Turn the better way into the) (default|first choice) (on the form, the shelf or the screen|on the form or on the shelf|wherever people choose, form or screen).
Ask a (colleague|friend) (to watch for it|to keep an eye on it|to look out for it) and to (nudge|tell) you kindly.
(Rehearse the sentence|Practise the words|Prepare the answer) you will (say|use) when (pressure|someone in a hurry) (pushes you back|pulls you back|tempts you).
Count the (good|calm) days aloud; (a habit|any habit) (leaves|goes) faster (when its replacement is|once the new one is|if what comes instead is) (noticed|seen).
@heading#4 1
From now on
Where to turn
@p#3 1
Forgive the (old|past) cases; (digging them all up|reopening all of them|going back over each) (delays|holds back) the (next|first) good one.
(One|A) person with a (sharp|kind) eye (is a better safeguard than a|protects better than a|does more good than a) (warning|poster).
== comparison
@p#1 2
(Neither|No) side is (silly|wrong) (here, or the question|in this, or the matter|, otherwise the question) (would have been settled|would be over|would have been closed) (long ago|already).
(What tips the balance|What decides|The deciding point) {about} (is often a detail|is usually a detail|tends to be something) of your own (week|place), so (keep|hold) one in mind.
A (table|page) with two columns (will do|is enough); (leave|keep) feelings (for the last row|to the end|until the last line).
@heading#1 1
Measures that count
How to compare fairly
@ul 5
Speed: when does the first (useful|real) result (arrive|appear), in days rather than (quarters|promises)?
Attention: who (has to think about it|must keep it in mind|has it on their mind), and how (often|many times) a (day|week)?
Room to grow: (does it still hold|will it hold|can it cope) with twice the (work|customers), (or with half|or half of it|and with half as much)?
Dependence: on whose (goodwill|knowledge) (does it rest|does it depend|is it built), (and can they|who could|and might they) (leave|say no)?
Peace of mind: (which of the two lets you|which way lets you|with which one can you) (sleep|close the door) (on a Friday|on Friday evening|without a second thought)?
Fit with {topic}: (which side was made for it|which side fits by design|which of the two was meant for it), (and which was|and which one is|or has one been) (stretched|bent) to do it?
@heading#2 1
Side A: no change
The present way, with its merits
@p#2 2
It works (well enough for people to stop|so well that people have stopped|well, and so people gave up) (seeing|noticing) its price.
(Respect|Value) (what it does right|its merits|the good in it) (before you list what it|before listing what it|and only then say what it) (lacks|costs); (somebody built it with|someone made it with|it was built with) (care|thought).
Its weak (point|spot) (shows on days when|appears as soon as|is seen when) two things (happen|go wrong) (at once|together|on the same day).
@heading#3 1
Side B: something new
The change, and what it asks
@p#3 1
(Talk|Speak) to (someone who left it again|a person who gave it up|somebody who went back); (their|such) reasons are more (useful|telling) than praise.
(Imagine|Picture) (the third month, not the first|month three rather than the first|the third month instead of the first) (day|morning): novelty flatters (everything|every option).
@heading#4 1
Tipping the scales
How the answer appears
@ol 3
Name the (one|single) criterion (you would not|you could never|nobody wants to) (trade|bargain) (away, and look at that row alone|away and read that row alone|away, then compare on this point only).
Explain (the losing side|the option you reject|the other side) (so well that|until) its (friends|supporters) would (sign|agree).
(Toss a coin|Flip a coin|Let a coin fall) and watch your (face|reaction); (then|after that) (go back to the table|return to the table|read the table again).
Try the winner on (one corner|a tenth) of {topic} before you (move|convert) the rest.
(Tell|Inform) (those concerned the same day|the people it touches that same day|everyone it touches before evening), (with the reason in one|and give the reason in one|adding why in a single) (line|sentence).
== case
@p#1 2
What matters in a (story|case) {about} is the turning (point|moment), not the happy ending.
Tell it (plainly|without varnish), (so that you can hold it against|to be laid next to|and compare it with) (your own|the facts of your own) (week|place).
No two (places|customers) are alike, but (doubts|beginnings) resemble each other.
@heading#1 1
How things stood
The day before
@p#2 2
People (learn|find ways) (to live with such things|to get along with it|around such a thing), (which is why they last|so it lasts|and that keeps it alive).
The (cost|strain) is spread over many small (moments|gestures), too small to (report|argue about).
(It is easy to judge afterwards|Judging afterwards is easy|Later it all looks simple); (at the same point|in the same place|on that day), (many|most of us) (would wait too|would have waited|would do no better).
@heading#2 1
The turn
What they tried
@ol 3
(Say whether|Tell whether|Make clear if) (the old way was kept|the old way was left|they kept the old way) (running|going) (beside the new one|next to the new one|in parallel), (and until when|and for how long|with its last day).
(Name those who|Mention those who|Say who) (doubted|disagreed), and what they were (asked|trusted) to do.
Tell which (corner|part) came first, and (why that one|what it had that others lacked).
Give the (date|day) (that was set for looking back|chosen for looking back|on which it was to be looked at), (kept or not|whether it was kept or not|even if it slipped).
(Keep the questions|Write down the questions|Save each of the questions) (that came up on the way|raised on the way|asked while it was going on), (with their|and the|next to their) (answers|replies).
@heading#3 1
What remains of it
Looking back
@p#3 2
A good (result|outcome) feels (ordinary|unremarkable) (after a month|four weeks later|once a month has passed); (only the first notes|nothing but the first notes|the notes of day one) show the (distance|way covered).
The (people|ones) who did the work (should be asked|are to be asked) (first|before anyone else) what it (was worth|changed).
(Subtract|Take off) (what would have happened anyway|whatever time alone would have done|the part that would have come by itself), (even if the|although the|so that the) (story|figure) (shrinks|gets smaller then|loses some shine).
@heading#4 1
Your turn
If you are at that same point
@ul 3
(Find the person in your own|Look for somebody in your|Who is there in your own) (house|team) (who would|able to) (recognise|sign) this story.
Ask what (nearly|almost|very nearly) made it fail: (that is the part to avoid|that is the part to plan for|begin with exactly that).
Keep the (doubts you had while reading|objections that came up as you read|questions you noted as you read) {about}; (they are your first list of questions|they make a first list to ask from|it is what to ask about first).
(Choose a beginning|Begin with something|Find a first step) (that would still be|which would be) (useful|worth it) if you stopped (halfway|after it).
(Tell|Show) your version to (somebody|a colleague) (before you start|before the first step|ahead of time), and (note|watch) (where they laugh|the point where they laugh|what makes them laugh).
`;
