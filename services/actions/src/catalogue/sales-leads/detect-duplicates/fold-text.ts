/** Words without accents, case and signs. "Müller", "Mueller" and "Muller" are one spelling. */
export function foldWords(text: string): string[] {
  return text
    .slice(0, 300)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 12);
}

const TITLES = new Set('mr mrs ms miss dr prof m mme mlle monsieur madame sr sra srta don dona jr'.split(' '));
const PARTICLES = new Set('de del du des la le el y the of and et'.split(' '));
const LEGAL_FORMS = new Set(
  'sa sas sasu sarl eurl sci snc ltd limited llc llp plc inc corp corporation co company gmbh ag kg bv nv sl slu sau srl spa cie group groupe grupo holding'.split(
    ' ',
  ),
);

/** Without titles, and legal forms: companies stand in columns of names, too. */
export function foldPersonName(text: string): string[] {
  return foldCompanyName(text).filter((word) => !TITLES.has(word));
}

/** Without legal forms; with them when nothing else is left. */
export function foldCompanyName(text: string): string[] {
  const words = foldWords(text).filter((word) => !PARTICLES.has(word));
  const core = words.filter((word) => !LEGAL_FORMS.has(word));
  return core.length > 0 ? core : words;
}

/** A rough sound of a word: doubled letters, vowels after the first letter and silent letters do not count. */
export function toSkeleton(word: string): string {
  const sound = word
    .replaceAll('ph', 'f')
    .replaceAll(/[ckq]+/g, 'k')
    .replaceAll('z', 's')
    .replaceAll(/[yij]/g, 'i')
    .replaceAll(/[vb]/g, 'v')
    .replaceAll('h', '');
  return (sound.slice(0, 1) + sound.slice(1).replaceAll(/[aeiouw]/g, '')).replaceAll(/(.)\1+/g, '$1').slice(0, 6);
}
