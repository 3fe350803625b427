import { foldAccents } from '../../../text/words';

export type Seniority = 'executive' | 'manager' | 'other';

// In lower case and without accents, as the title is before it is read.
const CHIEFS = String.raw`c[efiomt]o|c[cdprs]o|ciso|chro|chief|p\.?-?d\.? ?g\.?|d\.?g\.?|chair(?:man|woman|person)?`;
const OWNERS = String.raw`(?:co-?)?(?:founder|owner|fondat(?:eur|rice)|fundador[a]?|gerante?|proprietaire|propietari[oa]|duen[oa]|associee?|soci[oa])`;
const PRESIDENTS = String.raw`(?:vice[- ]?)?president[ea]?|vp|[es]vp|(?:managing|founding|general|senior) partner`;
const HEADS_OF_ALL = String.raw`(?:managing|executive) director|(?:general|managing) manager|direct(?:eur|rice) (?:general|executi[fv])e?|director[a]? (?:general|ejecutiv[oa])|gerente general|consejer[oa] delegad[oa]|administrat(?:eur|rice) deleguee?|dirigeante?|chef(?:fe)? d'entreprise|administrador[a]? unic[oa]`;
const EXECUTIVE_WORDS = `(?:${CHIEFS}|${OWNERS}|${PRESIDENTS}|${HEADS_OF_ALL})`;
const MANAGER_WORDS =
  '(?:head|(?:sub)?director[a]?|manager|lead|supervisor[a]?|direct(?:eur|rice)|responsable|chef(?:fe)?|jef[ea]|gerente|coordinador[a]?|encargad[oa]|daf|dsi|drh)';

const EXECUTIVE = new RegExp(String.raw`(?<![\p{L}\d])${EXECUTIVE_WORDS}(?![\p{L}\d])|^partner$`, 'u');
const MANAGER = new RegExp(String.raw`(?<!\p{L})${MANAGER_WORDS}(?!\p{L})`, 'u');

/** Of a role, of which the titles of agile teams and of processes have "owners", too. */
const OWNS_NO_COMPANY =
  /(?:product|process|data|risk|service|system|feature|account|project|platform|application|asset|backlog)[ -]owners?|(?:proprietaire|propietari[oa]|duen[oa]) (?:de|du|del) (?:produit|processus|producto|proceso)/gu;
/** Whom the holder of the title works for: "to the CEO", "du PDG", "del director general". */
const OF_ANOTHER = new RegExp(
  String.raw`(?<!\p{L})(?:to(?: the| our)?|of the|for the|du|de la|del|aux?|al|a la|aupres d[ue](?: la)?)\s+(?:\p{L}+ )?(?:${EXECUTIVE_WORDS}|${MANAGER_WORDS})(?!\p{L}).*`,
  'u',
);
const ASSISTANT =
  /(?<!\p{L})(?:assistante?|asistenta?e?|secretary|secretaire|secretari[oa]|auxiliar|ayudante)(?!\p{L})/u;
/** A rank of its own: "assistant store manager". */
const DEPUTY = /(?<!\p{L})assistante? (?:\p{L}+ ){0,2}(?:manager|director|head|vp|vice[- ]president)(?!\p{L})/u;

/** Who decides on purchases, who leads a team, and who does neither, by a job title in English, French or Spanish. */
export function readSeniority(title: string): Seniority {
  const text = foldAccents(title.slice(0, 200).toLowerCase()).replaceAll('’', "'").trim();
  const parts = text.split(/[,;/|•·&()]|\s[-–—]\s/u).map((part) => part.trim());
  if (parts[0] !== undefined && ASSISTANT.test(parts[0])) return DEPUTY.test(parts[0]) ? 'manager' : 'other';
  const own = parts.map((part) => part.replaceAll(OWNS_NO_COMPANY, ' ').replace(OF_ANOTHER, ''));
  if (own.some((part) => EXECUTIVE.test(part))) return 'executive';
  return own.some((part) => MANAGER.test(part)) ? 'manager' : 'other';
}
