import type { Citation } from '../../intake';
import { competitorTest } from '../analysis/competitors';
import { fold, toKey } from '../analysis/fold';
import type { LanguageForms, StatementKind } from './language-forms';
import { toPlainLine } from './to-plain-line';

/** A line of the summary with what its sentence tells of it. */
export interface Phrase {
  readonly lineId: string;
  /** As the summary shows it. */
  readonly line: string;
  /** As in its sentence: a capital only where the word has one of its own. */
  readonly text: string;
  /** The article that stood before it, empty without one. */
  readonly article: string;
  readonly kind: StatementKind;
  readonly source: Citation;
}

interface Line {
  readonly id: string;
  readonly text: string;
  readonly source: Citation;
}

const LONGEST = 160;

/** A line of the summary as a part of sentences; undefined when nothing is left of it. */
export function toPhrase({ id, text, source }: Line, forms: LanguageForms): Phrase | undefined {
  const at = fold(source.sentence).toLowerCase().indexOf(fold(text).toLowerCase());
  const before = at > 0 ? source.sentence.slice(0, at) : '';
  const article = forms.articles.exec(before)?.slice(1).find(Boolean) ?? '';
  const question = forms.question.exec(before)?.[1]?.toLowerCase() ?? '';
  const typed =
    at < 0 ? text : source.sentence.slice(at, at + text.length) + aside(source.sentence.slice(at + text.length));
  const plain =
    `${question} ${withoutCapital(toPlainLine(typed), at === 0 || source.field === 'answer' || at < 0)}`.trim();
  if (plain.length < 2 || plain.length > LONGEST || !/\p{L}/u.test(plain)) return undefined;
  return { lineId: id, line: text, text: plain, article, kind: forms.kindOf(plain), source };
}

/** A price or a remark in parentheses belongs to what stands before it. */
const aside = (after: string) => /^\s\([^()]{1,40}\)/.exec(after)?.[0] ?? '';

/** "Beans arrive" begins a sentence and loses its capital; "API", "Rwanda" and "VetLoop" keep theirs. */
function withoutCapital(text: string, beginsSentence: boolean): string {
  if (!beginsSentence || /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}*\p{Lu}|I\b)/u.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A problem of the customers as a clause of its own: with the subject that stood before it, and with people in the place of "they". */
export function toStatement(phrase: Phrase, people: readonly Phrase[], forms: LanguageForms): Phrase {
  const { text, source } = phrase;
  const at = fold(source.sentence).toLowerCase().indexOf(fold(text).toLowerCase());
  const before = (at > 0 ? source.sentence.slice(0, at) : '').split(forms.clauseBounds).at(-1)?.trim() ?? '';
  const hasSubject = before !== '' && before.split(/\s+/).length <= 6 && !forms.noSubject.test(before);
  const whole = hasSubject ? withoutCapital(toPlainLine(`${before} ${text}`), true) : forms.thing(text, phrase.article);
  const resolved = resolvePronoun(whole, source.sentence, at <= 0, people, forms);
  return { ...phrase, text: resolved, kind: hasSubject || resolved !== whole ? 'clause' : forms.kindOf(resolved) };
}

function resolvePronoun(
  text: string,
  sentence: string,
  beginsSentence: boolean,
  people: readonly Phrase[],
  forms: LanguageForms,
): string {
  const named = people.find((phrase) => forms.isPlural(phrase.text));
  const customers = named && forms.people(named.text, named.article);
  const pronoun = forms.pronoun.exec(text)?.[0];
  if (!pronoun) return customers ? (forms.nameSubject?.(text, sentence, customers) ?? text) : text;
  const subject = (beginsSentence && customers) || forms.somebody;
  return `${subject} ${text.slice(pronoun.length)}`;
}

/** Tells whether a text names a competitor anywhere. */
export function competitorNameTest(names: readonly string[]): (text: string) => boolean {
  const keys = names.map(toKey).filter((key) => key.length > 2);
  const competitorIn = competitorTest({ competitors: names.join(',') });
  return (text) =>
    competitorIn(fold(text)) < text.length || keys.some((key) => ` ${toKey(text)} `.includes(` ${key} `));
}
