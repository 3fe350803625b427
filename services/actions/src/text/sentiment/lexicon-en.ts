import type { LexiconSource } from './lexicon-source';

export const ENGLISH: LexiconSource = {
  words: [
    [
      3.2,
      'amazing breathtaking =thrilled excellent fantastic outstanding perfect superb wonderful brilliant exceptional incredible phenomenal flawless magnificent spectacular adore love best delicious delighted gorgeous stunning',
    ],
    [
      2.4,
      'great =loved beautiful impressed impressive happy thrilled lovely recommend fabulous terrific charming smart handsome exquisite stellar superior friendly helpful awesome enjoyed =enjoy enjoyable win satisfied tasty',
    ],
    [
      1.9,
      '=good nice =pleased pleasant funny fun comfortable intuitive reliable sturdy generous attentive welcoming professional elegant fresh =cool =lol cozy cosy convenient effortless smooth smoothly kind polite courteous grateful glad wow yummy cute premium durable accurate spotless pleasure',
    ],
    [
      1.4,
      'easy fast quick quickly fine =clean clear =useful handy safe responsive solid simple soft strong bright warm worth prompt affordable efficient powerful quiet =well valuable spacious free improved improvement versatile light favourite favorite success successful better properly early apologised apologized close',
    ],
    [0.9, 'works working quality thank thanks decent ok okay correct adequate acceptable fair reasonable cheap fits'],
    [-0.7, 'average mediocre basic bland small'],
    [
      -1.1,
      'slow slowly noisy loud heavy dented small difficult complicated missing delay delayed late wait waited waiting pricey old thin tight scratched scratch limited lacking stuck lag laggy =hard =hardest wrong unclear stain stained hassle',
    ],
    [
      -1.8,
      '=bad expensive overpriced problem issue bug error fault faulty poor poorly weak uncomfortable annoying annoyed confusing disappoint disappointing fail failed failure fragile flimsy uncompelling unclean dirty cold boring dull messy unhappy complain complaint concern leak leaks leaking unfortunately worse damage damaged flaw flawed sad regret trouble ignored unresponsive drain drains tasteless stale overcooked mess crush crushed dies rash smell smells smelly difficult unreliable inconvenient frustrating frustrated freeze freezes torn broke',
    ],
    [
      -2.5,
      'broken crash crashes crashing useless rude unacceptable awful ugly hate unusable defective worthless painful painfully angry ripped =sux suck sucks misleading junk dishonest incompetent unprofessional furious filthy pathetic ridiculous lousy nasty nightmare shame refund =mad lie lied lies disaster',
    ],
    [
      -3.1,
      'terrible horrible worst scam fraud disgusting garbage atrocious appalling dreadful abysmal horrendous rubbish trash',
    ],
    [3.2, 'divine heavenly unbeatable masterpiece unforgettable extraordinary marvelous marvellous'],
    [
      2.4,
      'classy superbly joy joyful bliss addictive generously gem treat fabulously bravo congrats congratulations amazed pleasing delightful delight terrifically ideal',
    ],
    [
      1.9,
      'tasteful trustworthy honest caring knowledgeable patient understanding dependable luxurious vibrant crisp juicy refreshing stylish sleek hospitable thoughtful exciting attractive lightweight ergonomic praise praised reassuring relaxed relaxing tidy',
    ],
    [
      1.4,
      'speedy instantly bargain discount tough roomy flexible crunchy precise accurately calm peaceful compact seamless bonus benefit advantage upgrade upgraded improve consistent consistently sharp',
    ],
    [
      -1.1,
      'outdated dated cramped slippery rough crowded tiny repetitive bulky clumsy awkward faint dim smaller narrow inconsistent mixed',
    ],
    [
      -1.8,
      'snapped cracked crack bent leaked rusty rust wobbly wobble loose blurry blurred dried burnt burned greasy soggy undercooked raw bitter sour chaotic disorganized disorganised careless unhelpful indifferent impatient arrogant unfair misled nonsense nope sloppy faded shrunk shrank tangled jammed unsafe dangerous risky disturbing disappointed letdown inferior cheaply inadequate insufficient overheated overheats squeaky creaky misses mistake mistakes unanswered unsolved',
    ],
    [
      -2.5,
      'crap crappy hated horrid hideous infuriating insulting insult outraged outrageous dreadfully unbearable intolerable mouldy moldy cockroach cockroaches bedbugs vomit sickening poisoning stolen thief thieves robbery robbed fake counterfeit liar liars deceptive deceived cheated cheat bogus unsanitary inedible hopeless appalled',
    ],
    [
      1.9,
      'lifesaver outperform outperforms flawless faultless unbeatable flawlessly sturdy durable delightful delighted thrilled pleased amazing superb stunning gorgeous brilliant fabulous terrific outstanding phenomenal heavenly cosy cozy comfy stylish spotless gracious thoughtful courteous',
    ],
    [
      -2,
      'mould mold mouldy moldy flimsy faulty shoddy junk garbage crap rubbish useless worthless leaking leaked cracked snapped bent warped ripped torn frayed peeling scratched dented stained smelly stinks stink filthy unusable unhelpful unprofessional dishonest scam scammer overpriced lukewarm soggy undercooked overcooked tasteless inedible noisy cramped rusty mislead misleading misled disappointing disappointment frustrating frustrated annoying annoyed infuriating regret nightmare disaster appalling dreadful atrocious abysmal pathetic lousy negative',
    ],
    [1.2, 'positive quiet sleek'],
    // Of no opinion, though their stem is that of a word with one.
    [
      0,
      '=friend =friends =waiter =waiters =kinds =lights =lighting =closed =closely =closing =basically =basics =roughly =later =freezer =cracker =crackers =patients =worker =workers =honestly',
    ],
  ],
  phrases: [
    [
      3,
      "five stars|5 stars|went out of their way|out of this world|could not be happier|couldn't be happier|can't be happier|second to none",
    ],
    [
      2.4,
      "would buy again|will buy again|works like a charm|can't stop|cannot stop|cant stop|never let me down|on time|highly recommend|value for money|good value|great value|top notch|exactly as described|as described|exceeded my expectations|slept like a baby|well made|get by|at ease|spot on|look forward|in advance|a day early|days early",
    ],
    [
      1.6,
      "not bad|no complaints|no complaint|no problem|no problems|no issue|no issues|i like|we like|i liked|we liked|really like|you'll like|good looking|as expected|five minutes|two minutes|within an hour|in seconds",
    ],
    [
      0,
      'kind of|sort of|wanted to like|tried to like|well as|as well|fast food|best before|looks like|look like|free of charge|as soon as|no idea|cold drinks|ice cold|hard drive|hard disk|nothing special|neither good nor bad|not good not bad|quality control|customer service|light bulb|used it once|so so|fair enough|early days|hope you are well|hope this finds you well|kind regards|best regards|warm regards|bed bugs|close the|close to',
    ],
    [-0.6, 'meh'],
    [
      -1.8,
      'breaks everything|broke everything|lost my parcel|lost my package|lost my order|lost my booking|lost our order|lost our booking|money back|send it back|sent it back|returned it|fell apart|falling apart|give up|gave up|let down|let me down|at all costs|too small|too big|too high|too low|too cold|too sweet|too heavy|too thin|too hard|too soft|too loud|too far|too large|too tight|too short|too long|too slow|too hot|too salty|runs small|could be better|could be cleaner|could be faster|could have been better|laughed at|size up|three weeks|by noon|ran out|still waiting|no padding|no protection|no reply|no answer|no response|nobody answers|never replied|never answered|never again|no longer works',
    ],
    [
      -2.6,
      "waste of money|waste of time|total waste|stopped working|stops working|not working|does not work|doesn't work|did not work|didn't work|don't work|never worked|not worth|don't buy|do not buy|don't waste|stay away|rip off|ripped off|never arrived|has not arrived|hasn't arrived|not received|never received|steer clear|low quality|poor quality|bad quality|one star|1 star|keep away|dead on arrival",
    ],
    [
      2.2,
      "well spent|money well spent|blown away|fun filled|hands down|could not ask for more|couldn't ask for more|could not have asked for more|couldn't have asked for more|exceeded expectations|thumbs up|worth every|must have|must try|hidden gem|loved every|like new|so far so good|zero lag|hassle free|a joy|peace of mind|as advertised|order again|buy another|come back|bang for the buck|will return",
    ],
    [
      -2.4,
      "thumbs down|look elsewhere|save your money|waste your money|nothing to do with|no solution|still no|no refund|poor customer service|go elsewhere|false advertising|not as described|not as pictured|not as advertised|ripped me off|fed up|sick of|piece of junk|piece of crap|bad experience|beware|would not recommend|wouldn't recommend|not recommend|zero stars|no stars|never order|never buy|keeps breaking|kept crashing|out of order",
    ],
    [
      3,
      "can't recommend * enough|cannot recommend * enough|can not recommend * enough|can not praise * enough|can not thank * enough|can't praise * enough|cannot praise * enough|can't thank * enough|cannot thank * enough|can't rate * enough|can't get enough|couldn't ask for better|could not ask for better|wouldn't change a thing|nothing to complain|nothing but praise",
    ],
    [
      2.4,
      "can't go wrong|cannot go wrong|hard to fault|can't fault|cannot fault|couldn't fault|could not fault|hard to beat|hard to find better|no regrets|zero regrets|zero complaints|never failed|never fails|never lets me down|has never let|never had * problem|never had * problems|never had * issue|never had * issues|still works|still working|still going strong|still looks new|looks brand new|still looks brand new|as good as new|went the extra mile|goes the extra mile|go the extra mile|go out of their way|goes out of their way|without a hitch|life saver|lifesaver|game changer|saved * day|saved my life|works every time|works first time|does exactly what|does what it says|did the trick|does the trick|fits perfectly|fits like a glove|made for it|ahead of schedule|ahead of time|earlier than expected|early than expected|sooner than expected|better than expected|better than i expected|can't put * down|hasn't put * down|can't wait|be back for|will be back|i'll be back|we'll be back|ordering another|ordered another|ordered a second|ordered one too|bought a second|bought another|buying again|buy it again|third pair|second pair|everyone loves|kids love|loves it|love it|love them|worth every penny|worth the money|worth the price|worth the wait|worth it|not a single complaint|a steal|a bargain|by miles|by far|put a smile|made my day|pleasantly surprised|nicely surprised|outperforms|well worth",
    ],
    [
      -2.4,
      "half of what|not what * promised|does nothing|did nothing|not a fan|for nothing|came off|come off|came apart|comes apart|broke * after|broke after|snapped after|snapped in|after # days|after # weeks|after # months * stopped|stopped charging|stopped responding|stopped heating|stops charging|quit working|never turned on|won't turn on|doesn't turn on|won't charge|doesn't charge|won't start|wouldn't start|had to throw|threw it away|went in the bin|straight in the bin|in the trash|in the garbage|want my money|want * back|demand a refund|asked for a refund|no one answers|nobody picked|no one picked|nobody answered|nobody came|blamed me|blamed us|blame me|hung up|kept waiting|waited # hours|waited # days|waited # weeks|waiting for # weeks|waiting # weeks|waiting # hours|an hour late|hours late|days late|weeks late|we left before|left before|walked out|never coming back|won't be back|won't return|not coming back|won't be returning|buy anything else|buy something else|anywhere else|look somewhere else|save your|not fit for|looks nothing like|nothing like the|must be of a different|different from the picture|not even close|could not sleep|couldn't sleep|no hot water|no heating|wouldn't wish|would not wish|worst enemy|expected better|expected * better|expecting better|expecting * better|hoping for better|hoped for better|hoped for * better|hoping for * better|promised better|promised something better|promised me better|promised us better|promised a better|promised much better|deserve better|deserves better|deserved better|expected more|expected so much|was expecting more|would give zero|give zero|negative stars|minus stars|if i could|gave me a headache|made me sick|full of holes|full of bugs|bent under|looks cheap|feels cheap|cheaply made|cost me|learned my lesson|lesson learned",
    ],
    [
      0,
      "neither impressed nor disappointed|nothing more|does what you'd expect|does what you would expect|what you'd expect|could go either way|will update|haven't opened|not opened|haven't tried|haven't used|yet to try|hard to say|can't say how|cannot say how|does anyone know|can anyone tell|it's okay|it is okay|is okay|it's ok|it is ok|was ok|was okay|nothing less nothing more|no strong opinion|no opinion|time will tell|too early|too soon to",
    ],
  ],
  negated: [
    [-2.4, 'works working recommend worth happy satisfied'],
    [-1.8, 'good like easy helpful fit fits'],
    [-1.9, 'great'],
  ],
  negators:
    "not no never none nobody nothing neither nor without hardly barely scarcely cannot can't don't doesn't didn't isn't wasn't aren't weren't won't wouldn't couldn't shouldn't hasn't haven't hadn't ain't cant dont doesnt didnt isnt wasnt wont wouldnt couldnt lacks lack zero",
  negatorPhrases:
    'far from|anything but|fails to|failed to|fail to|not even|no longer|in no way|by no means|by no stretch|less than|could have been|could be|should be|should have been|would have been|would be',
  concord: 'nor either',
  limits:
    "couldn't|could not|could hardly|can hardly|could scarcely|can't|cannot|can not|couldnt|cant|never|nothing|wouldn't|no one|nobody",
  comparators: 'more so such this as',
  comparatives: 'better worse happier',
  diminishers: 'less fewer',
  carriers:
    'think believe feel say find consider call claim expect recommend see seen had have heard met imagine suppose',
  notNegating:
    "not only|not just|no doubt|no wonder|not to mention|why not|didn't expect such|didn't expect so|not expect such|not expect so|wasn't expecting such|wasn't expecting so|not expecting such|not expecting so|can't enough|cannot enough|cant enough|couldn't enough",
  boosters:
    'very really extremely so absolutely totally completely incredibly highly truly super especially particularly too most remarkably exceptionally hugely uber friggin way terribly quite pretty much such',
  dampeners:
    'slightly somewhat little bit kinda sorta fairly partly marginally almost kind sort rather occasionally only',
  contrasts: 'but however yet nevertheless nonetheless except unfortunately',
  concessions: 'although|though|despite|while|whereas|even if',
  remedies: 'solved solve solves fixed fix fixes resolved resolve resolves sorted avoid avoids replaced without',
};
