import { createComposer } from '../../../writing/compose';
import type { Brief, Voice } from '../../../writing/fill-line';
import { withEndMark, withoutEndMark, capitalized } from '../../../writing/fragments';
import type { SeededRandom } from '../../../writing/seeded-random';
import { typeset } from '../../../writing/typeset';
import { COUNT_WORDS, POST_GRAMMARS } from './grammar';

export type Goal = 'advice' | 'news' | 'discussion';

/** `list`: topic, points as a list. `point`: a point first, then the topic. `paragraphs`: one thought per paragraph. */
export const POST_STRUCTURES = ['list', 'point', 'paragraphs'] as const;
export type PostStructure = (typeof POST_STRUCTURES)[number];

/** Its facts: topic, cta, link. */
export interface PostBrief extends Brief {
  readonly points: readonly string[];
  readonly goal: Goal;
}

export interface PostText {
  readonly structure: PostStructure;
  readonly hook: string;
  readonly text: string;
}

/** A post without its hashtags; null where the points do not allow the structure. */
export function writePost(
  brief: PostBrief,
  structure: PostStructure,
  random: SeededRandom,
  used?: Set<string>,
): PostText | null {
  const { facts, points, goal, voice } = brief;
  if (points.length < { list: 0, point: 2, paragraphs: 2 }[structure]) return null;
  const [first = '', ...others] = points;
  if (structure === 'point' && GOES_ON.test(first)) return null;
  const own = new Map([['point', first], ...countFact(points.length, voice)]);
  const composer = createComposer(POST_GRAMMARS[voice.language], new Map([...facts, ...own]), voice, random, used);
  const set = (text: string) => typeset(text, voice.language);

  const hook = composer.line(structure === 'point' ? 'hook_point' : 'hook') ?? '';
  const body = {
    list: () => [...(points.length > 1 ? composer.lines([`lead_${goal}`]) : []), bullets(points)],
    point: () => [...composer.lines(['context']), bullets(others)],
    paragraphs: () => points.map((point) => capitalized(withEndMark(point))),
  }[structure]();
  const ask = facts.get('cta') ? [withEndMark(facts.get('cta') ?? '')] : composer.lines([`ask_${goal}`]);
  const paragraphs = structure === 'list' ? [hook, body.filter(Boolean).join('\n')] : [hook, ...body];
  const text = [...paragraphs, ...ask, ...composer.lines(['link'])].filter((part) => part !== '').join('\n\n');
  return { structure, hook, text: set(text) };
}

/** Begins what needs the sentence before it: "They lasted 2 h", "Mais personne ne lisait", "Porque nadie leía". */
const GOES_ON =
  /^(?:(?:it|they|he|she|this|that|these|those|and|but|so|because|then|also|ils?|elles?|ce|cet|cette|ces|cela|ça|et|mais|donc|car|puis|aussi|parce|él|ella|ellos|ellas|est[eao]s?|es[eao]s?|y|pero|porque|así|además|luego)(?=[\s,’'])|c['’]|it['’]s)/iu;

function countFact(count: number, { language }: Voice): (readonly [string, string])[] {
  const word = COUNT_WORDS[language][count - 2];
  return word === undefined ? [] : [['count', word]];
}

function bullets(points: readonly string[]): string {
  return points.map((point) => `– ${capitalized(withoutEndMark(point))}`).join('\n');
}
