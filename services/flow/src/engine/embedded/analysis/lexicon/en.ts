import { englishFrames } from './frames/en';
import { organisations, people, sectors } from './kinds/en';
import { anyOf, either, type Lexicon, wordSet } from './lexicon';
import { englishPhrases as phrases } from './phrases/en';

export const english: Lexicon = {
  language: 'en',
  frames: englishFrames,
  headings: [
    ['refused', phrases.refused],
    [
      'pillars',
      /\b(?:pillars?|topics?|themes?|subjects?|content(?: ideas| plan)?$|(?:article|blog|post) ideas|ideas for|articles|write about|writing about|blog about|post about|talk about|publish)\b/i,
    ],
    ['voice', /\b(?:tone|voice|style|wording)\b/i],
    [
      'pains',
      /\b(?:pains?|problems?|troubles?|headaches?|challenges?|frustrations?|mess|struggles?|suffers?|complain\w*|why they (?:call|come|leave)|what (?:goes wrong|stops|hurts|annoys|worries)|issues?|worr(?:y|ies)|obstacles?|tell me|we hear)\b/i,
    ],
    [
      'offers',
      /\b(?:offers?|products?|services?|packages?|pricing|(?:we|i) (?:sell|offer|do|provide)|(?:they|you|clients|customers) (?:get|pay for|buy)|range|catalogue|memberships?|plans?)\b/i,
    ],
    ['sectors', /\b(?:sectors?|industr(?:y|ies)|verticals?)\b/i],
    [
      'audience',
      /\b(?:audience|targets?|markets?|customers?|clients?|buyers?|readers?|icp|personas?|users|for whom|who (?:it|this) is for|this is about|members?)\b/i,
    ],
    ...phrases.headings,
  ],
  cues: [
    ['audience', /\b(?:firms|companies|organi[sz]ations) (?:are|should be)\s+/gi],
    [
      'audience',
      /\b(?:clients?|customers?|buyers?|students?|readers?|audience|users?|members|public|contacts?)(?: types?)? (?:are|is|should be|include)(?: mostly| usually| mainly)?\s+/gi,
    ],
    [
      'audience',
      /\b(?:we|i|it) (?:work (?:for|with)|(?:speak|talk) (?:mostly |mainly )?(?:to|with)|deal with|serves?|helps?|targets?|sells? to|advises?|supports?)\s+/gi,
    ],
    [
      'audience',
      /\b(?:tool|software|platform|app|system|service|product|agency|programme|program|course)s? (?:is )?for\s+/gi,
    ],
    ['audience', /\bwho (?:signs|decides|buys|pays) (?:is|are)(?: usually| mostly| often)?\s+/gi],
    ['audience', /\b(?:aimed at|made for|built for|designed for|lots of)\s+/gi],
    ['sectors', /\b(?:especially|mostly|mainly|active) in\s+/gi],
    ['pains', /\b(?:they|customers|clients|people|couples|owners) (?:struggle with|worry about|suffer from)\s+/gi],
    ['pains', /\b(?:complain|told (?:me|us)|tells? (?:me|us)) (?:that|about)\s+/gi],
    [
      'offers',
      /\b(?:we|i) (?:also |now |currently |already )?(?:offer|sell|provide|deliver|lease|install|rent|run|make|build|built|publish|organi[sz]e|launch|are launching)\s+(?!to\b)/gi,
    ],
    [
      'offers',
      /\bour (?:main |flagship |core |new |first |paid )?(?:offers?|products?|services?|platform|app|tool|programmes?|programs?|courses?|plans?) (?:is|are|includes?|consists? of|covers?)\s+/gi,
    ],
    ['offers', /\b(?:you can (?:buy|rent|book)|\w+ get(?= an? ))\s+/gi],
    [
      'offers',
      /\bis (?=(?:a|an|the) [^,.;]{0,60}\b(?:platform|tool|app|software|service|api|agency|marketplace|course|programme|program|product|studio|newsletter|solution|assistant|plugin|subscription)\b)/gi,
    ],
    ['pillars', /\b(?:write|talk|publish|speak|post|blog)(?:ing)?(?: articles| posts| content)? (?:about|on):?\s+/gi],
    ['pillars', /\b(?:pillars?|topics?|themes?|subjects?)\b[^.:]{0,40}?\b(?:are|include)\s+/gi],
    [
      'pillars',
      /\b(?:awareness (?:of|about|around|on)|(?:educate|teach|train|inform)\b[^.;,]{0,60}? (?:about|on|in)|(?:reference|authority|leaders?|leadership|experts?|expertise) (?:on|in|for|about)|voice on|(?:content|articles|guides|posts|stories) (?:about|on|around)|(?:what )?we care about is)\s+/gi,
    ],
    ...phrases.cues,
  ],
  subjectCues: [
    [
      'audience',
      /^(?:so |and )?([^,;:.]{3,50}?) (?:decides?|wants?|needs?|look for|chooses?|choose the|buys?|signs?|pays?|approves?|matters?|looks? at|can kill|send (?:me|us))\b/gi,
    ],
    [
      'audience',
      /^([^:;.]{3,80}?) (?:usually |mostly |often )?(?:hires?|calls?|contacts?|books?|phones?|rings?|emails?|orders?) (?:me|us|it)\b/gi,
    ],
    ['audience', /^([^:;.]{3,120}?), that's (?:my|our) (?:thing|people|audience)\b/gi],
    ['audience', /, ([^,;:.]{3,40}?) (?:look at|sign|pay|decide)\b/gi],
    ['offers', /^(?:and )?(an? [^,;:.]{3,60}?) is (?:available|included|free)\b/gi],
    ['offers', /^(?:and )?"([^"]{3,60})" is\b/gi],
    ['offers', /^(?:and )?(?!what\b)([^,;:.]{3,40}?),? (?:from|at|for) [€$£]\s?\d/gi],
    ['pillars', /^([^:]{3,200}): (?=this is what|that's what)/gi],
    ...phrases.subjectCues,
  ],
  painCue:
    /\b(?:struggl(?:e|es|ing)|wast(?:es|ing)|waste (?:hours|time|money|days|weeks|too|half|up to|\d)|los(?:e|es|ing)|spends? (?:too|hours|days|most|half|\d)|lacks?|lack of|can't|cannot|have no|has no|don't have|do not have|doesn't have|don't know|do not know|tired of|fed up|frustrated|overwhelmed|drown(?:s|ing)?|(?:find|finds) it (?:hard|difficult)|hard to|difficult to|too (?:slow|expensive|complex|complicated|long|costly|late)|suffers?|afraid|fears?|miss(?:es|ing)? (?:out|deadlines|leads|opportunities)|bottleneck|never (?:have|find|get))\b/gi,
  refusal: either(
    /\b(?:we|i) (?:do not|don't|won't|never|(?:cannot|can't)(?! (?:talk|name|mention|say|tell|disclose)\b)|turn down|are not|am not)\b|\b(?:we're|i'm) not\b|(?:^|[.;] )(?:but )?(?:not?(?! one\b)|never)\s|\b(?:not for us|(?:is|are) not (?:for us|our)|isn't our|aren't our|not a fit|no,? thanks|never again)\b|\bplease don't write\b/i,
    phrases.refusal,
  ),
  exception: phrases.exception,
  denial: phrases.denial,
  negation: phrases.negation,
  background: phrases.background,
  trouble: phrases.trouble,
  firstPerson: /\b(?:i|we|my|our|me|us|i'm|we're|i'd|we'd)\b/i,
  stretchEnd:
    /[.;!?]| \u2013 | \u2014 | - |,? (?:because|so that|so (?=nobody|you|they|that|it|we|no)|but|although|which is why|while|when they)\b|, (?:so|we|i|they)\b/i,
  purpose: / to (?=[a-z]+ (?!work\b))/i,
  weakCue: /\b(?:for|to|popular with|trusted by|come from|comes from|thanks to|among) (?!sale\b|free\b|example\b)/gi,
  conjunction: /,? (?:or else|as well as|and then|and|or|plus|sometimes) /gi,
  clauseOpening:
    /^(?:whoever|half|everyone|everybody|some|his|her|this|that|there|what|my|we|i|you|the|they|their|nobody|no one|with|about|it|people|a|an) /i,
  itemOpening:
    /^(?:then|first of all|two or three|three or four|now|every now|every so often|now and then|from time to time|occasionally|often|mainly|chiefly|primarily|largely|typically|increasingly|lately|recently|a few|few|several|any|all|many|more and more|more|most|plus|for|basically|even|maybe|perhaps|to|at|e\.g\.|such as|like|whether|either|both|this|that|these|those|first|second|third|finally|there's|there is|it's|and|or|but|also|so|mostly|sometimes|about|on|of|with|in|(?:a |the )?(?:long |whole |small |growing |good |large )?(?:couple|handful|number|tail|bunch|range|mix|majority|dozen|lot|share) of|the|an?|our|your|some|its|lots of|oh|besides|especially|usually|honestly|how is|i'd like to|one is|by)\s+(?=\S)/i,
  pair: / (?:between [^,;]*|before)$/i,
  explanation:
    / (?:that|which|who|where|when|because|so that|since|as|is|are|if|until) | so (?=nothing|nobody|you|they|it|no) |,? (?:says|from [€$£]|at [€$£])/i,
  companies: anyOf(organisations),
  people: anyOf(people),
  sectors: anyOf(sectors),
  employedBy: / (?:at|from|inside) /gi,
  head: 'last',
  vague:
    /^(?:(?:typical|usual|ideal|main|other|new|real|potential|existing|happy|several|own|good|right|young|older|more|fine|such|these|those|smaller|bigger|larger) )*(?:ones|persons?|staff|teams?|members?|customers?|clients?|users?|buyers?|candidates?|kids|people|others|managers?|directors?|leaders?|executives?|professionals?|company|companies|business|businesses|firms?|stores?|shops?|brands?)$/i,
  sectorCue:
    /\b(?:(?:in|from|of|for) the ([a-z][a-z-]*(?: [a-z][a-z-]*)?) (?:industry|sector|market)|the ((?!(?:private|public|same|whole) )[a-z-]+(?: and [a-z-]+| [a-z-]+)?) (?:industry|sector))\b/gi,
  boundaries: wordSet(
    'a an the this that these those of for to from by with in on at as and or but nor so if then than into onto over under about around between within without through per via not no any some all most many more few each every other another such only just also even very too often still already',
    'i we you they he she it us them who whom whose which what when where why how is are was were be been being am do does did have has had can could will would shall should may might must because while after before',
    'help helps helping convince reach reaching attract target targets targeting educate teach show give gives get gets getting make makes turn let lets enable enables allow allows support supports serve serves win sign onboard engage inspire inform generate drive increase bring build grow become position sell sells offer offers train trains free serving make convert persuade invite turn meet meets interview connect connects find among like including',
  ),
  ofThem: /\b(?:their|his|her|its)\s?$/i,
  personLike: /(?:er|or|ist|ian|man|woman|person|people|parent|ee)s?$/i,
  possessives: wordSet('our my their your its his her'),
  voiceCue:
    /\b(?:tone|voice|style|wording|avoid|no jargon|without jargon|jargon-free|plain (?:english|words|language)|friendly|humorous|humou?r|serious|warm|direct|concise|short sentences|no buzzwords|no emojis?)\b/gi,
  generic: wordSet(
    'content company companies business businesses people person time times day days week weeks month months year years quarter lead leads client clients customer customers user users team teams product products service services offer offers thing things way ways result results market strategy goal goals objective objectives post posts article articles page pages website site new free more first good better best great small large number work help platform tool tools solution solutions need needs want wants lot hour hours today real get increase generate build become qualified please per cent percent',
  ),
  gift: /\b(?:free (?:trial|audit|demo|plan|consultation|workshop)|\w+[ -]week trial|\d+[ -]day (?:trial|pilot)|money-back guarantee)\b/gi,
  period:
    /\b(?:in|within|over|during|for|next|coming|following|this)\s+(?:the )?(?:next |coming |following )?(\d{1,3}|one|two|three|four|six|nine|twelve)?[\s-]*(days?|weeks?|months?|quarters?|years?)\b/gi,
  unitDays: { day: 1, week: 7, month: 30, quarter: 90, year: 365 },
};
