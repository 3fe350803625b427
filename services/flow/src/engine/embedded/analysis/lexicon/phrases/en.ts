import type { Phrases } from './phrases';

export const englishPhrases: Phrases = {
  refused:
    /^\W*(?:what (?:one|you|we|i|they)? ?(?:can't|cannot|won't|isn't)\b|(?:and |but )?not (?:customers?|clients?|us|for us|our|ours|a fit|interested|doing|relevant|for|included)\b|(?:what |who |things )?(?:we|i) (?:don't|do not|won't|will not|never|avoid|refuse)|(?:what |things )?(?:we|i) (?:leave|gave up|stay away)|for others|elsewhere|out of scope|off limits|no[- ]?gos?\b|(?:to )?exclu\w+|ruled out|non-?[ ]?(?:customers?|clients?|buyers?|users?|targets?|audience)\b|who (?:it|this) (?:is not|isn't)|don'?t\b|never\b|nope\b|competit\w+|rivals?\b|(?:and |what )?(?:the )?others?\b|what (?:the )?(?:competition|competitors|rest)\b)/i,
  headings: [
    [
      'pillars',
      /\b(?:editorial|blog|newsletter|posts?|stuff (?:i|we) (?:could|can)|(?:could|can) talk|for hours|known for|talking points|linkedin|instagram|tiktok|youtube|videos?|webinars?|opinions|book about|content (?:themes|pillars|ideas)|angles|expertise)\b/i,
    ],
    [
      'pains',
      /^\W*(?:so |and |but )?why\b|\b(?:(?:i|we) (?:\w+ )?hear(?:d|ing)?|keeps? (?:them|people|\w+s) (?:up|awake)|(?:goes|go|going|went) wrong|same (?:old )?(?:story|stories|things?|complaints?|song)|why (?:they|people|clients|customers|anyone|it|this) (?:\w+ )?(?:call|come|leave|ring|needs?|switch|hesitates?|matters|quit|buy)|what (?!(?:i|we) (?:can )?(?:give|offer|sell|bring|do|make|build|send|provide|prepare)\b)(?:[a-z]+ ){1,3}them\b|situation|reality|status quo|what (?:they|people|clients|customers|[a-z]+s) (?:say|hate|fear|tell|dread|complain|moan|struggle)|bothers?|in (?:the|their) way|nightmares?|gripes?|hates?|fears?|stuck|blockers?|barriers?|concerns?|objections?|difficult(?:y|ies)|hurdles?|without us|how they (?:arrive|come in|come to (?:us|me))|pain|day-to-day|daily life|their words|reality|every ?day)\b/i,
    ],
    [
      'offers',
      /\b(?:how we (?:help|work|fix)|what(?:'s| is) (?:in it|included|on offer|available|in the \w+)|what (?:[\w']+ ){0,3}(?:do|make|have|run|build|deliver|bring|provide|give)\b|the (?:product|deal|menu|kit|box)|deliverables?|solutions?|(?:you|they|clients|people) can (?:get|buy|book|rent|order|take|have)|what it costs|how much|for sale|(?:do|can|does) (?:you|they|we|it) (?:sell|offer|provide|make|do|get|buy)|price list|includes?|formats?|options|programmes?|programs?|courses?)\b/i,
    ],
    [
      'audience',
      /\b(?:who(?:'s| is| are| do| does|m)?\b[\w' ]{0,30}\b(?:for|serve|help|buys?|pays?|signs?|decides?|calls?|talk to|sell to|target|comes?|uses?)\b|who (?:buys|pays|signs|decides|calls|comes)|for whom|people we|our people|the person|we (?:see|meet|look after)|ideal (?:client|customer|reader|buyer)|accounts?|patients?|guests?|shoppers|prospects?|segments?|we (?:serve|work with|help)|decision[- ]makers?|stakeholders|roles?)\b/i,
    ],
  ],
  cues: [
    [
      'audience',
      /\b(?:it|this|that|which|product|work|we|all of it)(?:'s| is|'re| are) (?:really |mostly |mainly |meant |made |best |built |designed |intended |aimed |geared )*(?:for|at|towards) (?!free\b|the\b|now\b|sale\b|\d)/gi,
    ],
    [
      'audience',
      /\b(?:we|i|our [a-z]+s?) (?:now |mostly |mainly |only |also |usually |often |currently )*(?:works?|partners?|deals?|speaks?|talks?|coach(?:es)?|mentors?|serves?|equips?|supports?|advises?|helps?|represents?|insures?|caters?|targets?|go(?:es)? after|depends? on|lives? off)(?: mostly| mainly| only)?(?: with| for| to| alongside)?(?: mostly| mainly)? (?!about\b|in\b|on\b|from\b|at\b)/gi,
    ],
    [
      'audience',
      /\b(?:clients?|customers?|buyers?|accounts?|users?|patients?|guests?|subscribers?|tenants?|visitors?|shoppers?|prospects?|partners?|regulars)(?: [a-z]+)? (?:are|is|include|tend to be|would be|come from|range from)(?: all| both| mostly| mainly| usually| really| typically| either)* /gi,
    ],
    [
      'audience',
      /\b(?:people|ones|those|person|somebody|[a-z]+s) (?:who|that) (?:ring|call|book|hire|contact|e-?mail|buy|sign|decide|pay|come|order|visit|write|phone)s?\b(?: us| me| it| to us)? (?:are|is)(?: mostly| mainly| usually| often)* /gi,
    ],
    [
      'audience',
      /\b(?:signed|approved|decided|chosen|bought|used|paid|hired|booked|picked|requested|ordered|(?<!^\W*)run)(?: off| for)? by (?!both\b|the two\b|all\b|hand\b|name\b)/gi,
    ],
    [
      'audience',
      /\b(?:love|like|want|hope|hoping|trying|aim|plan|looking) (?:to (?:reach|win|attract|talk to|sign|convince|sell to|speak to|bring in|work with|serve)|for)(?: more)? /gi,
    ],
    [
      'audience',
      /\b(?:most|half|many|some|the rest|the bulk|majority|\d+ ?%)(?: of (?:our|my|the|them)(?: \w+)?)? (?:are|is|come from|comes from|go to|goes to) /gi,
    ],
    ['audience', /\b(?:bread and butter|sweet spot|core market|niche|home turf) (?:is|are) /gi],
    ['audience', /\b(?:rely|relies|depend) on us(?: are|:)? /gi],
    ['audience', /\b(?:would|'d) love (?:to have )?more /gi],
    [
      'pains',
      /\b(?:the|their|one|another) (?:main |biggest |real |usual |first )?(?:thing|problem|trouble|issue|catch|difficulty|worry|fear|complaint|headache|challenge)s?\b[^.:,]{0,40}? (?:is|are) (?:that )?/gi,
    ],
    [
      'pains',
      /\b(?:they|others|some|most|people|clients|customers|owners|managers|many|everyone) (?:also |all |often |always )?(?:are (?:sick|tired|fed up) (?:of|with)|tell (?:me|us)|say|complain|told (?:me|us)|report|moan)(?: that| about)? /gi,
    ],
    [
      'offers',
      /\b(?:we|i) (?:also |now |currently |already |mostly |mainly |only |then |both |can )*(?:stock|produce|supply|host|repair|maintain|print|teach|supply|brew|bake|design|manage|handle|ship|write) (?!to\b|not\b|it\b|that\b|for\b|about\b|as\b)/gi,
    ],
    [
      'offers',
      /\b(?:you|they|clients|customers|members|people|guests|patients|buyers) (?:can |also |may |could |will )+(?:buy|rent|book|get|take|order|hire|join|choose|try|subscribe to) (?!it\b|to\b)/gi,
    ],
    [
      'offers',
      /\bwhat (?:we|i|they|you|people|clients|customers|members|everyone)(?:'ll|'d| will| would| can| also)* (?:sell|offer|do|provide|bring|give|gets?|receives?|buys?|pays? (?:me |us )?for)\b(?: (?:to|for|from|with) (?:them|us|me|you|people|clients|customers))?(?: instead)? (?:is|are) /gi,
    ],
    ['offers', /\b(?:we|i) (?:also )?do (?=[a-z-]+(?: [a-z-]+){0,4}(?:,| and ))/gi],
    ['offers', /\b(?:you get|we add|we throw in|comes with|our (?:work|services?) ranges? from) /gi],
    ['offers', /\b(?:[a-z]{3,})s?\b(?: with us| from us)? (?:includes|comes with|comprises) /gi],
    ['pillars', /\b(?:opinions|book|thoughts|plenty to say|a lot to say|views) (?:on|about) /gi],
    ['pillars', /\b(?:known|recogni[sz]ed|remembered|cited|famous|quoted) for /gi],
    [
      'pillars',
      /\b(?:talk|write|post|blog|speak|publish|rant|teach people)(?:ing)?(?: for hours| all day| forever| a lot| often| more)? (?:about|on) /gi,
    ],
    [
      'pillars',
      /\b(?:articles?|posts?|stories|series|pieces|notes|entries|something|guides|episodes) (?:about|on|around) /gi,
    ],
  ],
  subjectCues: [
    [
      'audience',
      /(?:^|[,;] )(?:and |but |though |although |while )?([^,;:.]{3,50}?) (?:are|is) the (?:ones?|people|person) who\b/gi,
    ],
    [
      'audience',
      /\b(?:it|that)(?:'s|'ll be| is| was| tends to be| will be| would be)(?: usually| mostly| normally| always| often| generally| typically| mainly)* ((?:an?|the) [^,;:.]{3,40}?) (?:(?:who|that) (?:also |then |actually |usually )?(?:[a-z]*(?:calls?|rings?|phones?|books?|emails?|writes?|sends?|signs?|decides?|pays?|approves?|orders?|chooses|picks|asks?|buys?|finds?))|(?:we|i) (?:deal|talk|speak|work))\b/gi,
    ],
    [
      'audience',
      /(?:^|[,;] )(?:and |but |then )?([^,;:.]{3,40}?) (?:(?:have |has |also |even |now )*(?:asked|approached|hired|contacted|called) (?:us|me)|come (?:midweek|to us|back|for))\b/gi,
    ],
    [
      'offers',
      /^(?:then |and |also )?((?:an?|the|our) [^,;:.]{3,50}?) (?:starts? at|starts? from|costs?|is|goes for|from) (?:about |only |just )?[€$£]\s?\d/gi,
    ],
    [
      'audience',
      /(?:^|[,;] )(?:and |but |so |then |though )?([^,;:.]{3,50}?) (?:(?:have to |has to |must |need to |needs to |then |usually |always |also )?(?:signs?|decides?|approves?|makes? the (?:decision|call)|uses? it|picks?|recommends? us|refers?|come to us|comes to us|love us|trust us|rely on us|find us)|has (?:the last word|a veto|a say|the final say)|takes it from there|holds the budget|is in charge)\b/gi,
    ],
    [
      'offers',
      /^([^:]{10,200}?): (?:that|this)(?:'s| is) (?:what (?:they|you|people|clients|customers)|the deal|included)\b/gi,
    ],
    [
      'pillars',
      /^([^:]{10,200}?)(?:: |,? (?:are|is) )(?:the )?(?:topics?|themes?|subjects?|things) (?:i|we|that|close to)\b/gi,
    ],
  ],
  exception:
    /[,;(\u2013\u2014] ?(?:but |and |just |though |so |definitely |certainly )?(?:not|never|no|nor|neither)\b| (?:and|but) (?:not|never|no)\b| \b(?:rather than|instead of|except(?: for)?|excluding|other than|apart from|as opposed to|unlike)\b| - (?:not|never|no)\b/i,
  denial:
    /\b(?:not|no|never|neither|nor|none|without|\w+n't|cannot|refuse[ds]?|declined?|turn(?:ed)? (?:down|away)|avoid|stopped|stay away|except|rather than|unlike|instead|rarely|hardly|hate|too many|enough|leave (?:it|that|them|those) to)\b/i,
  negation:
    /\b(?:not|never|no longer|neither|nor|hardly|rarely|\w+n't|cannot|without|instead of|rather than|stopp?e?d?|refuse)\b(?! only)/i,
  background:
    /\b(?:founded|started|began|born|grew up|used to|worked (?:as|in|at|for)|years ago|my (?:father|mother|sister|brother|friend|uncle|aunt|wife|husband|dad|mum|grandfather|cousin|son|daughter)|i (?:was|am)|i'm|we are|we're|two ex)\b|^[A-Z][\w&' ]{1,30} (?:is|was) (?:a|an|the)\b/i,
  trouble:
    /\b(?:never|nobody|no one|nothing|cannot|\w+n't|too (?:\w+)|late|wrong|cancel\w*|quits?|lea(?:ve|ves|ving)|break|breaks|broken|fail\w*|los(?:e|es|t|ing)|wast\w+|expensive|stale|damag\w+|delay\w*|stuck|forg(?:e|o)t\w*|missing|miss(?:es|ed)|vanish\w*|disappear\w*|warped|contradict\w*|twice|three times|again|idle|fines?|afraid|worr\w+|hard|difficult|slow|confus\w+|complain\w*|chas(?:e|ing)|unknown|empty|out of (?:stock|nowhere|date)|only|cost(?:s|ly)?|paperwork|manual(?:ly)?|errors?|mistakes?|risk\w*|shortage|lack\w*|struggl\w+|give up|stops?|rejected|hours|weeks|months|without)\b/i,
  refusal:
    /\b(?:(?:is|it's|they're|are|was|be) not|isn't|aren't|wasn't) (?:really )?(?:for|our|my|us|meant|aimed|interested)\b|\b(?:i|we)(?:'m| am|'re| are)? ?(?:not|have no|'ve no|want no|would not|wouldn't|would rather not|refuse|gave up|stopped|avoid|decline|stay away|leave \w+ to)\b|\bneither (?:are|is|do)\b|(?:^|[,;.] )(?:please |so )?(?:don't|do not|never) [a-z]+|\bnot (?:so much|really|interested|any ?more|(?:a|our|my) (?:fit|market|customer|client|thing|people))\b|\bthanks but no\b|\b(?:send|refer|leave|pass) (?:them|those|it|that|these) (?:elsewhere|on|to)\b|\b(?:we|i) (?:say no|turn(?:ed)? \w+ ?\w* ?down)|\b(?:turned down|say no)\b|\bour [a-z]+ (?:do not|don't|won't|never)\b|\bwon't find us\b|\b(?:can't|cannot) (?:order|buy|book)\b|\bsend (?:\w+ )?away\b|\bplease (?:go|try|ask|call) \w+|\b(?:not something|nothing) (?:we|i)\b|\bthat(?:'s| is) not (?:us|our|what)\b|[,:] (?:no|nope|never|not really)[.!]*$|\bso no(?: more\b|[.!]*$)|\b(?:are|is) not who\b|\b(?:have|has) (?:their|its) own (?:people|teams?|systems?|staff|departments?|rules)\b|\bbelongs? to\b|\bi'm useless at\b|\b(?:another|a different) world\b|\bnot (?:someone|people|somebody) (?:we|i)\b|\bwe will leave\b|, not (?:ours|mine|us|me)\b/i,
};
