import { BLOG_WORDS, splitWords } from '@declic/content-rules';
import type { Tone } from '../../intake';
import type { Block } from '../wording/parse-grammar';
import { pickOne, shuffle } from '../wording/random';
import { cited, DraftVoice } from './draft-voice';
import { heading, paragraph, type Part, toMarkdown } from './draft-parts';
import type { Subject } from './subject';

/** Words of a post for an intake that gives no sentence, and for each sentence that it gives. */
const MIN_WORDS = BLOG_WORDS.least + 80;
const WORDS_PER_SENTENCE = 15;
const MAX_WORDS = 540;
const MIN_SECTIONS = 1;
const MAX_SECTIONS = 5;
/** The whole outline of an angle in every post would make the posts of that angle alike. */
const SHORTER = 0.6;
const LISTS = { ol: 'number', ul: 'bullet', tasks: 'task' } as const;

/** A blog post: title, opening, the sections of its angle with some that suit every angle, and a call to action. Longer where the intake says more. */
export function writeBlog(subject: () => Subject, tone: Tone): Part[] {
  const { statements, pains, offers } = subject().material;
  const wanted = Math.min(
    MAX_WORDS,
    MIN_WORDS + WORDS_PER_SENTENCE * (statements.length + pains.length + offers.length),
  );
  let parts: Part[] = [];
  for (let sections = MIN_SECTIONS; sections <= MAX_SECTIONS; sections += 1) {
    parts = writeParts(new DraftVoice(subject(), tone, true), sections);
    if (splitWords(toMarkdown(parts)).length >= wanted) break;
  }
  return parts;
}

function writeParts(voice: DraftVoice, sections: number): Part[] {
  const { title, titleSource, angle, random } = voice.subject;
  const outline = voice.grammar.blog.get(angle) ?? [];
  const further = shuffle([...voice.grammar.sections.values()], random).slice(0, sections);
  const start = outline.findIndex(({ name }) => name === 'heading');
  const end = outline.findLastIndex(({ name }) => name === 'heading');
  const write = (blocks: readonly Block[]) => blocks.flatMap((block) => writeBlock(voice, block, SHORTER));
  return withoutEmptySections([
    heading(1, titleSource ? cited(title, titleSource) : { text: title, origin: 'grammar', source: null }),
    ...writeOpening(
      voice,
      outline.some(({ name }) => name === 'audience'),
    ),
    ...write(outline.slice(0, start)),
    ...write(outline.slice(start, end)),
    ...further.flatMap((blocks) => writeSection(voice, blocks)),
    ...write(outline.slice(end)),
    paragraph(voice.freeOffer(), voice.one('cta')),
  ]);
}

/** A section that rests on the customer's own sentences is left out when all of them are told. */
function writeSection(voice: DraftVoice, blocks: readonly Block[]): Part[] {
  const written = blocks.map((block) => ({ name: block.name, parts: writeBlock(voice, block, 0) }));
  const isEmpty = written.some(({ name, parts }) => name === 'proof' && parts.every(({ units }) => units.length === 0));
  return isEmpty ? [] : written.flatMap(({ parts }) => parts);
}

/** A section with nothing to say has no heading either. */
function withoutEmptySections(parts: readonly Part[]): Part[] {
  const filled = parts.filter(({ units }) => units.length > 0);
  return filled.filter(
    (part, place) =>
      part.kind !== 'heading' || part.level === 1 || (filled[place + 1]?.kind ?? 'heading') !== 'heading',
  );
}

/** Begins with a question, with a sentence of the customer's own, or with the subject. */
function writeOpening(voice: DraftVoice, namesReaders: boolean): Part[] {
  const readers = namesReaders ? undefined : voice.readers();
  const openings = [
    () => [voice.one('opening-question'), voice.one('after-opening')],
    () => {
      const told = voice.statements(1, Infinity, false);
      return told.length > 0 ? [...told, voice.one('after-proof')] : [voice.one('about')];
    },
    () => [voice.one('about')],
  ];
  const opening = pickOne(openings, voice.subject.random);
  return [paragraph(...(opening?.() ?? []), voice.one('remark'), readers)];
}

function writeBlock(voice: DraftVoice, { name, count, lines }: Block, shorter: number): Part[] {
  if (name === 'heading') return writeHeading(voice, lines);
  const fewer = count > 2 && voice.subject.random() < shorter ? count - 1 : count;
  if (name === 'p') return [paragraph(...voice.some(lines, fewer))];
  if (name === 'ol' || name === 'ul' || name === 'tasks') {
    return [{ kind: 'list', mark: LISTS[name], units: voice.some(lines, Math.max(2, fewer)) }];
  }
  return INSERTS[name]?.(voice, count) ?? [];
}

/** The outline of questions asks in every heading that can be asked. */
function writeHeading(voice: DraftVoice, lines: readonly string[]): Part[] {
  const questions = voice.subject.angle === 'question' ? lines.filter((line) => line.endsWith('?')) : [];
  const unit = voice.one(questions.length > 0 ? questions : lines);
  return unit ? [heading(2, unit)] : [];
}

/** Where text of the intake comes in. */
const INSERTS: Readonly<Record<string, (voice: DraftVoice, count: number) => Part[]>> = {
  situation: (voice) => {
    const more = voice.morePains();
    return [
      paragraph(voice.pain(), more.length > 0 ? voice.one('pain-more') : undefined),
      { kind: 'list', mark: 'bullet', units: more },
    ];
  },
  audience: (voice) => [paragraph(voice.readers())],
  proof: (voice) => [paragraph(...voice.statements(2, Infinity, false))],
  figures: (voice, count) => {
    const figures = voice.figures(count);
    if (figures.length === 0) return [paragraph(voice.ask('figure-missing'))];
    return [paragraph(voice.one('figure-lead')), { kind: 'list', mark: 'bullet', units: figures }];
  },
  offers: (voice) => {
    const told = voice.offerSentence();
    const offers = voice.offers(told ? 1 : 2);
    if (!told && offers.length === 0) return [paragraph(voice.one('offer-missing'))];
    const list: Part = { kind: 'list', mark: 'bullet', units: offers };
    return [paragraph(told, offers.length > 0 ? voice.one('offer-lead') : undefined), list];
  },
  'missing-story': (voice) => [paragraph(voice.ask('story-missing'))],
};
