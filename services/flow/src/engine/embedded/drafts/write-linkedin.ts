import { countGraphemes, LINKEDIN_GRAPHEMES, LONGEST_HOOK, toPlainText } from '@declic/content-rules';
import type { Tone } from '../../intake';
import { findLines } from '../wording/parse-grammar';
import { pickOne } from '../wording/random';
import { cited, DraftVoice } from './draft-voice';
import { paragraph, type Part, toMarkdown } from './draft-parts';
import type { Subject } from './subject';

const TIPS = 3;
/** So many rounds only add thoughts and advice; then the readers are asked to write. */
const ROUNDS_OF_TIPS = 3;
const MAX_ROUNDS = 5;
const LONGEST_PARAGRAPH = 300;
/** Of a line of the grammar, with its choices. */
const LONGEST_TIP = 220;
/** A sentence that several posts may hold is short. */
const LONGEST_THOUGHT = 130;
const MAX_TAGS = 3;
const LONGEST_TAG = 28;

/** A LinkedIn post: a hook, a scene, what to do, what is on offer, a question to the readers, and hashtags. */
export function writeLinkedin(subject: () => Subject, tone: Tone): Part[] {
  let parts: Part[] = [];
  for (let extra = 0; extra < MAX_ROUNDS; extra += 1) {
    parts = writeParts(new DraftVoice(subject(), tone, false), extra);
    const length = countGraphemes(toPlainText(toMarkdown(parts)));
    if (length >= LINKEDIN_GRAPHEMES.least + SPARE) break;
  }
  return parts;
}

/** A post a little longer than the shortest one that is allowed stays so when it is edited. */
const SPARE = 250;

function writeParts(voice: DraftVoice, extra: number): Part[] {
  const { angle, random, pains } = voice.subject;
  const posts = voice.grammar.posts;
  const hook = paragraph(voice.one(findLines(posts, angle, 'hook'), LONGEST_HOOK));
  const scene = [
    paragraph(voice.pain(LONGEST_PARAGRAPH), extra > 0 && pains.length === 0 ? voice.readers() : undefined),
    ...(extra > 1 ? [paragraph(...voice.morePains().slice(0, 1))] : []),
  ];
  const told = [paragraph(...voice.statements(1, LONGEST_PARAGRAPH)), paragraph(voice.one('remark'))];
  const tips: Part[] = [
    paragraph(voice.one(findLines(posts, angle, 'lead'))),
    { kind: 'list', mark: MARKS[angle] ?? 'bullet', units: voice.tips(TIPS + Math.floor(extra / 2), LONGEST_TIP) },
  ];
  const thoughts = voice.thoughts(1 + Math.ceil(extra / 2), LONGEST_THOUGHT).map((unit) => paragraph(unit));
  const offer = [
    paragraph(voice.offerSentence(LONGEST_PARAGRAPH) ?? voice.one('offer-one') ?? voice.one('offer-missing')),
  ];
  const layouts = [
    [...scene, ...told, ...thoughts, ...tips, ...offer],
    [...told, ...scene, ...tips, ...thoughts, ...offer],
    [...scene, ...tips, ...told, ...thoughts, ...offer],
  ];
  return [
    hook,
    ...(pickOne(layouts, random) ?? []),
    paragraph(voice.one('closing-question')),
    ...(extra >= ROUNDS_OF_TIPS ? [paragraph(voice.one('cta'))] : []),
    writeTags(voice.subject),
  ];
}

const MARKS: Readonly<Record<string, 'number' | 'task'>> = { 'how-to': 'number', checklist: 'task', case: 'number' };

/** Hashtags from the words of the summary. */
function writeTags({ pillar, people, offers }: Subject): Part {
  const tags = [pillar, people[0], offers[0]].flatMap((phrase) => (phrase ? [toTag(phrase.text)] : []));
  const text = [...new Set(tags.filter((tag) => tag !== ''))].slice(0, MAX_TAGS).join(' ');
  return paragraph(text === '' ? undefined : cited(text, pillar.source));
}

function toTag(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const tag = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return tag.length >= 4 && tag.length <= LONGEST_TAG && !/\d/.test(tag) ? `#${tag}` : '';
}
