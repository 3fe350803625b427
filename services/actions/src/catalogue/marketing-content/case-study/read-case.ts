import { RejectedInputError } from '../../../engine/run-errors';
import { cleanText, splitBullets } from '../../../writing/facts';
import { createBriefReader } from '../content/brief';
import { foldKey } from '../content/fold-key';

export interface Metric {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Where a result is a sentence and no comparison. */
  readonly text: string | null;
}

export interface CaseFacts {
  readonly profile: readonly string[];
  readonly challenge: readonly string[];
  readonly solution: readonly string[];
  readonly metrics: readonly Metric[];
  readonly product: string | null;
  readonly duration: string | null;
  readonly about: string | null;
  readonly next: string | null;
}

export interface CaseQuote {
  readonly text: string;
  readonly by: string;
}

const MOST = 30;

/** Other names of the keys, in three languages. */
const KEYS: Readonly<Record<string, string>> = {
  industry: 'industry', sector: 'industry', secteur: 'industry', branche: 'industry',
  size: 'size', taille: 'size', tamano: 'size', effectif: 'size', employees: 'size',
  location: 'location', lieu: 'location', ville: 'location', ciudad: 'location', lugar: 'location', city: 'location',
  challenge: 'challenge', problem: 'challenge', probleme: 'challenge', defi: 'challenge', problema: 'challenge', reto: 'challenge',
  solution: 'solution', solucion: 'solution',
  results: 'results', metrics: 'results', resultats: 'results', resultados: 'results',
  product: 'product', produit: 'product', producto: 'product',
  duration: 'duration', timeline: 'duration', duree: 'duration', duracion: 'duration', plazo: 'duration',
  about: 'about', a_propos: 'about', acerca: 'about', sobre: 'about',
  next: 'next', next_steps: 'next', suite: 'next', siguiente: 'next',
}; // prettier-ignore

/** @throws {RejectedInputError} naming the key that has not its form. */
export function readCase(value: unknown): { facts: CaseFacts; unknown: string[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RejectedInputError('facts', 'Must be an object such as { "challenge": "...", "results": ["..."] }');
  const entries = new Map<string, unknown>();
  const unknown: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const plain = foldKey(key);
    const name = Object.hasOwn(KEYS, plain) ? KEYS[plain] : undefined;
    if (name === undefined) unknown.push(key.slice(0, 60));
    else if (!entries.has(name)) entries.set(name, item);
  }
  const text = (key: string) => textOf(key, entries.get(key));
  const list = (key: string) =>
    listOf(key, entries.get(key))
      .map((item) => textOf(key, item))
      .filter((item) => item !== null);
  return {
    facts: {
      profile: ['industry', 'size', 'location'].flatMap((key) => text(key) ?? []),
      challenge: list('challenge'),
      solution: list('solution'),
      metrics: listOf('results', entries.get('results')).map(readMetric),
      product: text('product'),
      duration: text('duration'),
      about: text('about'),
      next: text('next'),
    },
    unknown,
  };
}

/** @throws {RejectedInputError} for quotes without a text. */
export function readQuotes(value: unknown): CaseQuote[] {
  if (value === undefined || value === null) return [];
  const items = Array.isArray(value)
    ? value.map((item: unknown) => (typeof item === 'string' ? { text: item } : item))
    : value;
  const reader = createBriefReader({ quotes: items });
  return reader.records('quotes', ['text', 'name', 'role']).map(({ text = '', name = '', role = '' }, index) => {
    const said = text.replace(/^["“«\s]+|["”»\s]+$/gu, '');
    if (said === '') throw new RejectedInputError('quotes', `Item ${index + 1} has no text`);
    return { text: said, by: [name, role].filter((part) => part !== '').join(', ') };
  });
}

function readMetric(item: unknown): Metric {
  if (typeof item === 'string' || typeof item === 'number')
    return { label: '', before: null, after: null, text: textOf('results', item) };
  if (typeof item !== 'object' || item === null) throw refuse('results', 'must be texts or objects');
  const given = new Map(Object.entries(item).map(([key, value]: [string, unknown]) => [foldKey(key), value]));
  const field = (...names: string[]) =>
    textOf(
      'results',
      names.map((name) => given.get(name)).find((found) => found !== undefined),
    );
  const label = field('label', 'metric', 'name', 'indicateur', 'libelle', 'nom', 'indicador', 'etiqueta', 'nombre');
  const [before, after] = [
    field('before', 'avant', 'antes'),
    field('after', 'apres', 'despues', 'value', 'valeur', 'valor'),
  ];
  if (label === null || after === null) throw refuse('results', 'an object needs "label" and "after"');
  return { label, before, after, text: null };
}

function listOf(key: string, value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  const items: readonly unknown[] = Array.isArray(value) ? value : toItems(value);
  if (items.length > MOST) throw refuse(key, `must have at most ${MOST} items`);
  return items;
}

function toItems(value: unknown): readonly unknown[] {
  const bullets = typeof value === 'string' ? splitBullets(value) : [];
  return bullets.length > 0 ? bullets : [value];
}

function textOf(key: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number') throw refuse(key, 'must be a text');
  return cleanText('facts', key, String(value)) || null;
}

function refuse(key: string, message: string): RejectedInputError {
  return new RejectedInputError('facts', `"${key}" ${message}`);
}
