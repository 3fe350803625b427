import { RejectedInputError } from '../../../engine/run-errors';
import type { Language } from '../../../text/languages';
import { readSlots, readTexts } from '../../../writing/facts';
import { hashtagsFrom } from '../../../writing/hashtags';
import { chooseVoice, type Tone } from '../../../writing/language-choice';
import type { Goal, PostBrief } from './write-post';

interface PostInput {
  readonly topic: string;
  readonly points?: unknown;
  readonly goal: Goal;
  readonly tone: Tone;
  readonly language: 'auto' | Language;
  readonly call_to_action?: string;
  readonly link?: string;
  readonly hashtags?: unknown;
}

/** What both actions for posts are given. @throws {RejectedInputError} for lists that are none. */
export async function readPost(input: PostInput, warn: (message: string) => void): Promise<PostBrief> {
  const { topic, call_to_action: cta, link } = input;
  const facts = readSlots({ topic, cta, link });
  const points = readTexts('points', input.points, { most: 15, longest: 500 });
  return { facts, points, goal: input.goal, voice: await chooseVoice(input, [topic, ...points], warn) };
}

/** The caller's hashtags, or tags of the topic's words. @throws {RejectedInputError} for a tag with spaces or signs. */
export function chooseHashtags(input: PostInput, language: Language, most: number): string[] {
  const own = readTexts('hashtags', input.hashtags, { most: 30, longest: 100 }).map((tag) => tag.replace(/^#/u, ''));
  const wrong = own.find((tag) => !/^[\p{L}\p{N}\p{M}_]*\p{L}[\p{L}\p{N}\p{M}_]*$/u.test(tag));
  if (wrong !== undefined) {
    const message = `"${wrong.slice(0, 40)}" cannot be a hashtag: it has letters, and no spaces or signs, as RemoteWork`;
    throw new RejectedInputError('hashtags', message);
  }
  return own.length > 0
    ? own.slice(0, most).map((tag) => `#${tag}`)
    : hashtagsFrom(input.topic, readTexts('points', input.points), language, most);
}
