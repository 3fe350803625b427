import type { Language } from '../../../text/languages';
import { capitalized, withEndMark, withoutEndMark } from '../../../writing/fragments';
import { countCharacters } from '../../../writing/lengths';
import { typeset } from '../../../writing/typeset';
import type { Block } from './blocks';
import type { CaseFacts, CaseQuote, Metric } from './read-case';
import { CASE_WORDS } from './words';

export interface CaseStudy {
  readonly blocks: readonly Block[];
  /** `brief` where challenge, solution or results are missing: nothing is written in their place. */
  readonly completeness: 'full' | 'brief';
  readonly missing: readonly string[];
}

const LONGEST_TITLE = 100;

/** Challenge, solution and results, each with what is said of it; a quote follows the part that it stands after. */
export function writeCase(
  customer: string,
  facts: CaseFacts,
  quotes: readonly CaseQuote[],
  language: Language,
): CaseStudy {
  const words = CASE_WORDS[language];
  const [first, ...others] = quotes;
  const profile = facts.profile.join(' · ');
  const blocks: Block[] = [
    { kind: 'title', text: titleOf(customer, facts, language) },
    ...note(profile),
    ...section(words.challenge, facts.challenge),
    ...section(words.solution, facts.solution, [
      label(words.product, facts.product),
      label(words.duration, facts.duration),
    ]),
    ...(first ? [quote(first)] : []),
    ...results(facts.metrics, language),
    ...others.map(quote),
    ...section(words.next, facts.next === null ? [] : [facts.next]),
    ...section(`${words.about} ${customer}`, facts.about === null ? [] : [facts.about]),
  ];
  const needed = { challenge: facts.challenge, solution: facts.solution, results: facts.metrics };
  const absent = Object.entries(needed).flatMap(([name, items]) => (items.length === 0 ? [name] : []));
  return {
    blocks: blocks.map((block) => typesetBlock(block, language)),
    completeness: absent.length === 0 ? 'full' : 'brief',
    missing: [...absent, ...(quotes.length === 0 ? ['quotes'] : []), ...(profile === '' ? ['industry'] : [])],
  };
}

/** The customer and the first result; the product where there is none. */
function titleOf(customer: string, { metrics, product }: CaseFacts, language: Language): string {
  const [metric] = metrics;
  const result = metric ? resultLine(metric, language) : product;
  const title = result === null ? customer : `${customer}: ${withoutEndMark(result)}`;
  return countCharacters(title) <= LONGEST_TITLE ? title : customer;
}

function resultLine({ label: name, before, after, text }: Metric, language: Language): string {
  if (text !== null) return text;
  const { from, to } = CASE_WORDS[language];
  return before === null ? `${name} – ${after ?? ''}` : `${name} ${from} ${before} ${to} ${after ?? ''}`;
}

/** Comparisons stand in a table, other results as sentences. */
function results(metrics: readonly Metric[], language: Language): Block[] {
  if (metrics.length === 0) return [];
  const words = CASE_WORDS[language];
  const rows = metrics.flatMap((item) =>
    item.text === null ? [[item.label, item.before ?? '–', item.after ?? '–']] : [],
  );
  const texts = metrics.flatMap(({ text }) => (text === null ? [] : [capitalized(withEndMark(text))]));
  return [
    { kind: 'heading', text: words.results },
    ...(rows.length > 0 ? [{ kind: 'table' as const, head: [words.metric, words.before, words.after], rows }] : []),
    ...(texts.length > 1 ? [{ kind: 'list' as const, items: texts }] : paragraphs(texts)),
  ];
}

function section(title: string, texts: readonly string[], more: readonly (string | null)[] = []): Block[] {
  const sentences = texts.map((text) => capitalized(withEndMark(text)));
  const lines = more.filter((text) => text !== null).map((text) => withEndMark(text));
  if (sentences.length + lines.length === 0) return [];
  return [{ kind: 'heading', text: title }, ...paragraphs([sentences.join(' '), lines.join(' ')])];
}

function paragraphs(texts: readonly string[]): Block[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph', text }));
}

function label(name: string, text: string | null): string | null {
  return text === null ? null : `${name}: ${text}`;
}

function note(text: string): Block[] {
  return text === '' ? [] : [{ kind: 'note', text }];
}

function quote({ text, by }: CaseQuote): Block {
  return { kind: 'quote', text: withEndMark(text), by };
}

function typesetBlock(block: Block, language: Language): Block {
  const set = (text: string) => typeset(text, language);
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(set) };
    case 'table':
      return { ...block, head: block.head.map(set), rows: block.rows.map((row) => row.map(set)) };
    case 'quote':
      return { ...block, text: set(quoted(block.text, language)) };
    default:
      return { ...block, text: set(block.text) };
  }
}

function quoted(text: string, language: Language): string {
  return language === 'en' ? `“${text}”` : language === 'fr' ? `« ${text} »` : `«${text}»`;
}
