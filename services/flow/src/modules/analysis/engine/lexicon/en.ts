import { type Lexicon, phrases, wordSet } from './lexicon';

export const english: Lexicon = {
  language: 'en',
  modifiers: 'before',
  roles: phrases(
    'founder, co-founder, cofounder, ceo, cto, cfo, cmo, coo, cio, ciso, owner, entrepreneur, solopreneur, freelancer, consultant, developer, engineer, designer, marketer, manager, director, executive, leader, recruiter, teacher, trainer, coach, coache, lawyer, accountant, buyer, architect, analyst, administrator, operator, creator, writer, journalist, student, parent, nurse, doctor, dentist, therapist, physiotherapist, photographer, artisan, contractor, team, salespeople, sales rep, professional, decision maker, decision-maker, practitioner, clinician, planner, maker, restaurateur, landlord, tenant, farmer, investor, head of [a-z]+, heads of [a-z]+, vp of [a-z]+, vps of [a-z]+, director of [a-z]+, directors of [a-z]+',
  ),
  companies: phrases(
    'startup, start-up, scaleup, scale-up, smb, sme, company, companie, businesse, business, firm, agency, agencie, enterprise, studio, shop, store, retailer, brand, nonprofit, non-profit, ngo, charity, charitie, clinic, hospital, school, university, universitie, restaurant, hotel, bank, manufacturer, distributor, publisher, cooperative, municipality, municipalitie, consultancy, consultancie, workshop owner',
  ),
  vague:
    /^(?:teams?|managers?|directors?|leaders?|executives?|professionals?|owners?|operators?|makers?|planners?|buyers?|company|companies|business|businesses|firms?|stores?|shops?|brands?)$/i,
  sectors: phrases(
    'saas, fintech, insurtech, healthtech, edtech, proptech, martech, healthcare, health care, insurance, banking, real estate, construction, logistics, manufacturing, retail, e-commerce, ecommerce, hospitality, tourism, higher education, public sector, renewable energy, solar energy, agriculture, automotive, aerospace, telecoms, biotech, pharma, life sciences, cybersecurity',
  ),
  sectorCue: /\b(?:in|from|of|for) the ([a-z][a-z-]*(?: [a-z][a-z-]*)?) (?:industry|sector|market)\b/gi,
  boundaries: wordSet(
    'a an the this that these those of for to from by with in on at as and or but nor so if then than into onto over under about around between within without through per via not no any some all most many more few each every other another such only just also even very too often still already',
    'i we you they he she it us them who whom whose which what when where why how is are was were be been being am do does did have has had can could will would shall should may might must because while after before',
    'help helps helping convince reach reaching attract target targets targeting educate teach show give gives get gets getting make makes turn let lets enable enables allow allows support supports serve serves win sign onboard engage inspire inform generate drive increase bring build grow become position sell sells offer offers train trains free serving make convert persuade invite turn meet meets interview connect connects find among like including',
  ),
  possessives: wordSet('our my their your its his her'),
  lackBefore: /\b(?:no|without|any|not)\s+$/i,
  articles: /^(?:a|an|the|our|your|some|its)\s+/i,
  audienceCue:
    /\b(?:for|helps?|helping|target(?:s|ing|ed)?|audience|customers?|clients?|aimed|serves?|reach|convince|attract|buyers?|users?|readers?|ideal)\b/i,
  exclusionCue:
    /\b(?:not|never|isn't|aren't|don't|do not|doesn't|won't)\b[^,;]{0,20}\b(?:for|target|serve|sell to|address|aimed|(?:our|the|a) (?:audience|target|customers?|market))\b/i,
  painCue:
    /\b(?:struggl(?:e|es|ing)|wast(?:e|es|ing)|los(?:e|es|ing)|spends? (?:too|hours|days|most|half|\d)|lacks?|lack of|can't|cannot|have no|has no|don't have|do not have|doesn't have|don't know|do not know|tired of|fed up|frustrated|overwhelmed|drown(?:s|ing)?|(?:find|finds) it (?:hard|difficult)|hard to|difficult to|too (?:slow|expensive|complex|complicated|long|costly|late)|suffers?|afraid|fears?|miss(?:es|ing)? (?:out|deadlines|leads|opportunities)|bottleneck|never (?:have|find|get))\b/gi,
  clauseEnd:
    /[.;!?:()]|,? (?:because|so that|but|although|which is why|while)\b| [–—-] |, (?:and|so|which|who|we|they|our)\b/i,
  relative: /\b(?:that|which|who|where|to)\b/i,
  itemSeparator: /\s*(?:,\s*and\s|,\s*or\s|,|;|\sand\s|\sor\s|\sas well as\s)\s*/i,
  offerCue:
    /\b(?:(?:we|i) (?:also |now |currently |already )?(?:offer|sell|provide|deliver|run|rent|publish|organi[sz]e|are launching|launch|built|build|make|develop)|our (?:main |flagship |core |new |first |paid )?(?:offers?|products?|services?|platform|app|tool|programmes?|programs?|courses?|plans?) (?:is|are|includes?|consists? of|covers?))\b\s*/gi,
  recipient: /^\s*to\b/i,
  offerNoun:
    /\bis (?=(?:a|an|the) [^,.;]{0,120}\b(?:platform|tool|app|software|service|api|agency|marketplace|course|programme|program|product|studio|newsletter|solution|assistant|plugin|subscription)\b)/gi,
  pillarCue:
    /\b(?:(?:pillars?|topics?|themes?|subjects?)\b[^.:]{0,30}?(?:\bare\b|\binclude\b|:)|(?:write|talk|publish|speak|post|blog)(?:ing)?(?: articles| posts| content)? (?:about|on)|awareness (?:of|about|around|on)|(?:educate|teach|train|inform)\b[^.;,]{0,60}? (?:about|on|in)|(?:reference|authority|voice|leaders?|leadership|experts?|expertise) (?:on|in|for|about)|(?:content|articles|guides|posts|stories) (?:about|on|around))\s*/gi,
  voiceCue:
    /\b(?:tone|voice|style|wording|avoid|no jargon|without jargon|jargon-free|plain (?:english|words|language)|friendly|humorous|humou?r|serious|warm|direct|concise|short sentences|no buzzwords|no emojis?)\b/gi,
  generic: wordSet(
    'content company companies business businesses people person time times day days week weeks month months year years quarter lead leads client clients customer customers user users team teams product products service services offer offers thing things way ways result results market strategy goal goals objective objectives post posts article articles page pages website site new free more first good better best great small large number work help platform tool tools solution solutions need needs want wants lot hour hours today real get increase generate build become qualified please per cent percent',
  ),
  labels: {
    audience: phrases(
      'audience, target audience, target, targets, target customers, icp, ideal customer, ideal customers, ideal customer profile, customers, who it is for, for whom, personas, persona',
    ),
    sectors: phrases('sector, sectors, industry, industries, market, markets, verticals'),
    pains: phrases('pain, pains, pain point, pain points, problems, problem, challenges, challenge, frustrations'),
    pillars: phrases('pillar, pillars, content pillars, topics, themes, subjects, editorial pillars'),
    offers: phrases('offer, offers, our offer, our offers, products, product, services, service, pricing'),
    voice: phrases('tone, tone of voice, voice, style'),
  },
  period:
    /\b(?:in|within|over|during|for|next|coming|following|this)\s+(?:the )?(?:next |coming |following )?(\d{1,3}|one|two|three|four|six|nine|twelve)?[\s-]*(days?|weeks?|months?|quarters?|years?)\b/gi,
  unitDays: { day: 1, week: 7, month: 30, quarter: 90, year: 365 },
};
