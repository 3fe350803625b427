import { clipWords, countCharacters } from '../../../writing/lengths';
import { NETWORKS, type NetworkName } from '../../../writing/platform-limits';
import type { SeededRandom } from '../../../writing/seeded-random';
import { weightedLength } from '../../../writing/weighted-length';
import { writePost, type PostBrief, type PostStructure } from './write-post';

export const NETWORK_NAMES = ['linkedin', 'x', 'facebook', 'instagram', 'threads'] as const;

/** How a post is usually built on each network; a list where there are too few points for it. */
const STRUCTURES: Record<NetworkName, PostStructure> = {
  linkedin: 'list',
  x: 'paragraphs',
  facebook: 'paragraphs',
  instagram: 'point',
  threads: 'point',
};

export interface FitOptions {
  readonly brief: PostBrief;
  readonly hashtags: readonly string[];
  readonly random: SeededRandom;
  readonly used: Set<string>;
}

export interface FittedPost {
  readonly text: string;
  readonly length: number;
  readonly limit: number;
  readonly unit: 'characters' | 'weighted characters';
  readonly hashtags: readonly string[];
  readonly left_out: readonly string[];
}

/** Length of a post as its network counts it. */
export function measurePost(name: NetworkName, text: string): number {
  return name === 'x' ? weightedLength(text) : countCharacters(text);
}

/** The post with all points that its network has room for: the last ones go first, then hashtags, then the end of the topic. */
export function fitPost(name: NetworkName, options: FitOptions): FittedPost {
  const { max, unit } = NETWORKS[name];
  const count = (text: string) => measurePost(name, text);
  const { points } = options.brief;
  for (let kept = points.length; kept >= 0; kept -= 1) {
    for (const hashtags of [options.hashtags, []]) {
      const text = assemble(name, options, points.slice(0, kept), hashtags);
      const length = count(text);
      if (length <= max) return { text, length, limit: max, unit, hashtags, left_out: points.slice(kept) };
    }
  }
  const text = clipWords(options.brief.facts.get('topic') ?? '', max, count);
  return { text, length: count(text), limit: max, unit, hashtags: [], left_out: points };
}

function assemble(
  name: NetworkName,
  options: FitOptions,
  points: readonly string[],
  hashtags: readonly string[],
): string {
  // Instagram shows addresses of captions as plain text.
  const facts = new Map([...options.brief.facts].filter(([slot]) => slot !== 'link' || name !== 'instagram'));
  const brief = { ...options.brief, facts, points };
  // A place or an hour is no opening.
  const structure = brief.goal === 'news' ? 'list' : STRUCTURES[name];
  const written =
    writePost(brief, structure, options.random, options.used) ?? writePost(brief, 'list', options.random, options.used);
  return [written?.text ?? '', hashtags.join(' ')].filter((part) => part !== '').join('\n\n');
}
