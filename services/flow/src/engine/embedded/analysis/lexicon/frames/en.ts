import type { Frames } from './frames';
import { anyOf } from '../lexicon';

export const englishFrames: Frames = {
  lead: /^(?:\W|(?:and|but|so|then|also|usually|mostly|sometimes|often|anyway|ok|well|first|second|third|finally|in short|for (?:them|this|that|all of them|everyone)|on top of that|these days|today|now|lately|recently|honestly|obviously|in practice|typically|normally)\b)+/i,
  ownSubject:
    /^(?:we|i|our|my|i'm|i've|i'd|we're|we've|we'd|it|ours|mine|the (?:company|team|business|product|service|app|platform|software|tool|workshop|studio|shop))\b/i,
  theirSubject:
    /^(?:they|their|they've|they're|she|he|her|his|them|those|you|your|people|customers?|clients?|users?|buyers?|visitors?|members?|(?:many|most|some|half|lots|plenty|a lot|both|all|others|each|every|everyone|everybody|anyone|none) )/i,
  someSubject: /^(?:nobody|no one|nothing|somebody|someone|everything|there(?:'s| is| are))\b/i,
  offering:
    /\b(?:(?:we|i)(?:'ll| will| can| could| also| now| then| even| both| currently| already| always)* (?:offer|hire out|clean|translate|print|sew|restore|grow|cook|review|measure|maintain|develop|record|transport|collect|check|fix|fit|repair|mend|tune|replace|inspect|test|edit|brew|bake|roast|have(?= an?\b)|'ve got|sell|provide|deliver|do|run|give|bring|lease|rent(?: out)?|install|build|built|make|made|publish|organi[sz]e|launch|teach|train|prepare|put together|set up|take care of|handle|manage|supply|send|ship|lend|create|write|come|keep|add|include|host|design)|(?:you|they|customers|clients|members|every (?:client|customer|member|[a-z]+)|each (?:client|customer|member|[a-z]+)|users|people)(?:'ll|'d| will| would| can| also| could)* (?:gets?|receives?|buys?|rents?|books?|orders?|choose|take|borrow|hires?|subscribe to)|with (?:us|me) (?:you|they) (?:have|get)|(?:customers|clients|you|they|members) pay (?=an?\b|one\b)|(?:gets?|gives?|brings?|buys?) (?:you|them) (?=(?:an?|the) )|(?:on top|in addition) there(?: is|'s| are)|(?:every|each) [a-z]+ (?:has|holds|contains|gets)|(?:includes?|comprises?|consists? of|comes? with|covers?))\s+/i,
  goods: anyOf(
    'plan, package, pack, pass, kit, audit, review, survey, report, assessment, inspection, check, checkup, analysis, diagnosis, workshop, training, course, class, lesson, session, seminar, webinar, programme, program, coaching, mentoring, subscription, membership, licence, license, support, helpline, hotline, maintenance, service, repair, cleaning, installation, set-up, setup, fitting, delivery, collection, rental, hire, loan, visit, consultation, call, meeting, follow-up, app, platform, software, dashboard, tool, template, guide, library, database, plugin, newsletter, box, basket, menu, sample, prototype, design, drawing, quote, estimate, guarantee, warranty, trial, demo, discount, schedule, monitoring, alert, reminder, statement, certificate, event, tour, tasting, retreat, treatment, therapy, product, collection service, kits, slot, cleanup, help, version, edition, agreement, contract, cover, retainer, refill, swap, planner',
  ),
  dealing:
    /\b(?:(?:work|working|deal|dealing|speak|talk|partner)s? (?:with|for|to)|serve[sd]?|hires?|calls?|rings?|phones?|emails?|contacts?|approach\w*|books?|finds? us|come to us|comes to us|asks?|sets? it up|uses? (?:it|us)|most of (?:our|the|my) \w+|customers?|clients?|clientele|audience|buyers?|users?|accounts?|for whom|look after|accounts? for|turnover|revenue|want to grow|aimed at|the (?:person|people) (?:i|we|who))\b/i,
  deciding:
    /\b(?:decides?|signs?(?: off)?|pays?|buys?|approves?|chooses?|picks?|orders?|veto|budget|last word|recommends?|refers?)\b/i,
  publishing:
    /\b(?:writ(?:e|ing)|blog\w*|posts?|posting|articles?|publish\w*|content|topics?|themes?|subjects?|editorial|newsletter|podcasts?|videos?|stories|series|ideas|known for|explain|opinions?|talk(?:ing)? about|ask(?:ed)? (?:me|us)|questions?|readers?|guides?)\b/i,
  topicOpening:
    /\b(?:(?:writ(?:e|ing)|blog(?:ging)?|post(?:ing)?|talk(?:ing)?|publish(?:ing)?|speak(?:ing)?|rant(?:ing)?|opinions|articles|posts|stories|pieces|content)(?: \w+){0,3}? (?:about|on|around)(?: (?:are|is))?|for the blog,?(?: (?:we|i)[a-z' ]{0,20}(?: of| about)?)?|(?:particularly|especially|mainly|mostly|asked) (?:about|on)|known for|(?:explain|cover|discuss|answer|tackle|describe|explore|tell)(?: people| readers| them)?|(?:topics?|themes?|subjects?|articles?|ideas|posts?|questions)\b[^.:;,]{0,30}? (?:are|is|include|would be))\s+/i,
  topicShape:
    /^(?:how|what|why|when|where|which|who|whether|[a-z]{3,}ing|the (?:first|true|real|cost|art|history|story|difference|truth|life)|(?:can|should|do|does|is|are) )\b/i,
  copula: /\b(?:is|are|'s|was|were|means|be)\s+(?=(?:an?|the|our|your|\d|[a-z]+s\b))/i,
  indefinite: /\b(?:an?|one|two|three|four|five|\d+)\s+(?=[a-z\d])/i,
  history:
    /\b(?:(?:19|20)\d\d|founded|started|began|born|used to|years? (?:ago|old)|after \w+ years|grandfather|father|mother|brother|sister|wife|husband|kids?|yesterday|last (?:week|month|tuesday|year)|sorry|thanks?|weather|hello|hi|people in|person)\b/i,
  recurrence:
    /\b(?:always|every|usually|again|still|already|until|weeks?|months?|hours?|days?|by the time|when|only|the same|half|never|too)\b/i,
  complaintOpening:
    /^(?:(?:for (?:an?|the|most|many) [^,]{3,30}|worst of all|on top of that|by the time [^,]{3,40}|(?:they|people|clients|customers)(?:'ve| have)? (?:all |often |always )?(?:tell|told) (?:me|us)(?: that)?|or|and|also|then|plus|besides|what they hate most is|the (?:trouble|problem|worst (?:part|thing)) (?:with [^,]{3,30} )?is(?: that)?),?\s+)+/i,
  announcement:
    /\b(?:(?:the )?(?:same|usual|familiar) (?:old )?(?:story|stories|tales?|things?|songs?|complaints?|picture|problems?|pattern)|the state they're in|is what everyone (?:asks|says)|(?:tends? to|usually) go(?:es)?|always (?:alike|the same|similar|starts? with)|let me (?:describe|tell|explain)|here(?:'s| is) (?:what|how|why)|one of (?:two|three|four|these)|(?:very )?(?:concrete|real|practical) (?:problems|worries|troubles)|comes? up (?:again|over|every)|for fun\b|(?:complaints?|problems?|troubles?) (?:is|are) (?:well |all )?(?:known|familiar)|what (?:we|i) (?:find|see|hear)|(?:goes?|looks?) like this|(?:two|three|four|five|several|many) (?:things|reasons|problems|complaints|worries))\b/i,
  anecdote:
    /^\W*(?:(?:and |but |once )?(?:one|an?) (?:client|customer|lady|man|woman|guy|neighbour|neighbor|patient|owner|couple|company)(?: [a-z]+){0,3} [a-z]*(?:ed|ent|ame|old|aid|ook|ost|ad)\b|last (?:week|month|year|summer|winter|spring|autumn)|my (?:neighbou?r|favou?rite|dad|mum|mom|father|mother)|(?:i|we) (?:was|were|once|had|grew)\b|(?:that|this|it) happened\b|the other day|yesterday)/i,
  complement: /^(?:of|with|in|for|who|that|which|whose|between|under|over)$/i,
  relative: /^(?:who|that|which|whose)$/i,
  article: /^(?:the|an?|their|its)$/i,
  verb: /^(?:has|must|gave|joined|became|prefer|prefers|love|loves|run|runs|won't|don't|aren't|spend|spends|is|are|was|may|can|will|be|it|they|we|calls?|comes?|came|goes|gets?|sends?|signs?|sets?|decides?|asks?|asked|pays?|wants?|needs?|keeps?|has|have|had|writes?|says?|tells?|told|uses?|finds?|joins?|hires?|loses?|works?|makes?|takes?|likes?|look|looks|serves?|helps?|sells?|buys?|visits?|mostly|usually|often|also|send|joined|books?|orders?|rings?|choose|chooses|brings?|talk|joining|then|later|first|including|include|includes)$/i,
  subordinate: /^(?:by the time|when(?:ever)?|as soon as|until|if|once|because|every time|after)\b/i,
  cleft: /^(?:so )?what (?:we|i|you|they|(?:our )?(?:clients|customers))\b/i,
  ordinal: /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|next|finally|lastly|then|also|another)\b/i,
  existence: /\bthere(?: is|'s| are) (?=an?\b)/i,
  being: /^(?:is|are|was|it's|its|would be|usually|mostly|often|mainly|typically|either|both|\s)+\b\s*/i,
  activeIn:
    /\b(?:companies|firms|businesses|organi[sz]ations|start-?ups|manufacturers|suppliers|employers|brands) in ((?:[a-z-]+ ?){1,3}(?:(?:,| and) (?:[a-z-]+ ?){1,2})*)/i,
  sectorOpening:
    /\b(?:(?:with)?in|into|across|(?:sectors?|industr(?:y|ies)|verticals?|markets?)(?: we [a-z]+(?: in)?)?(?: are| is| include)?|basically|namely|from) /i,
  sectorArticle: /^(?:(?:the|both|mostly|mainly|mostly in|maybe|perhaps|in|also|then|lately|especially|our|some) )*/i,
  sectorEnd:
    /^(?:sectors?|industry|industries|market|first|most|later|next|too|mainly|especially|to|plus|we|they|came|since|because|clients|companies)$/i,
  turnover:
    /\b(?:turnover|revenue|sales|income)(?: still)? (?:comes?|is made)(?: mostly| mainly)? (?:from|in) (?:the )?([^,;:.]{3,50})|(?:^|[,;:] )(?:and |but )?(?:the )?([^,;:.]{3,40}?)(?: sector| industry)? (?:(?:accounts? for|makes? up|brings? in) (?:nearly |almost |about |just )*(?:everything|all|half|most|two thirds|a third|\d+ ?%|the bulk)|(?:is|are) (?:nearly |almost |about )?(?:all|half|most|two thirds|a third|\d+ ?%|the bulk) of (?:our|the|my) (?:turnover|revenue|sales|income|business)|(?:is|are) (?:where|what) (?:we|i) (?:want|hope|plan|would like|are trying) )/i,
  reason:
    /^[^,;:.]{0,60}?\b(?:calls?|rings?|phones?|contacts?|hires?|finds?|turns?|writes?|asks?|leaves?|hesitates?)\b[^,;:.]{0,20}? (?:because|when|once) /i,
  them: /\b(?:them|those|that|it)\b/i,
  ofAuthor: /\b(?:(?:my|our)|(?:i|we)(?:'m| am| was| were|'re| are)(?: [^,;.]{0,40})?) ?$/i,
  author: /^(?:i|we|us|me|our|my)$/i,
  beforeVerb: /\b(?:i|we|you|they|to|who|used to)(?: (?:also|mostly|mainly|only|now|sometimes|often|can|will))? ?$/i,
};
