import type { Lexicon, Section } from './lexicon';
import { wordSet } from './lexicon/lexicon';
import { type Passage, passage } from './passage';
import type { Sentence } from './read-intake';
import { stretchEnd } from './stretch';

/** The passages that cues open in a sentence: "we sell …", "… decide". */
export function readCues(sentence: Sentence, lexicon: Lexicon, limit: number): Passage[] {
  const folded = sentence.folded.slice(0, limit);
  const opened = lexicon.cues
    .flatMap(([section, cue]) =>
      [...folded.matchAll(cue)].map((match) => ({ section, index: match.index, start: match.index + match[0].length })),
    )
    .sort((a, b) => a.index - b.index || b.start - a.start)
    .filter((cue, place, all) => !all.slice(0, place).some((before) => isWithin(cue, before, folded)));
  const after = opened.map(({ section, start }, place) => {
    const next = opened.slice(place + 1).find(({ index }) => index >= start);
    const end = section === 'offers' && next?.section === 'audience' ? next.start : next?.index;
    return passage(section, sentence, start, endOf(section, sentence, start, end ?? limit, lexicon), true);
  });
  const subjects = lexicon.subjectCues.flatMap(([section, cue]) =>
    [...folded.matchAll(cue)]
      .filter((match) => section === 'pillars' || !isPronoun(match[1], lexicon))
      .map((match) => {
        const start = match.index + match[0].indexOf(match[1] ?? '');
        const end = start + (match[1]?.length ?? 0);
        return passage(section, sentence, start, stretchEnd(folded, start, end, lexicon), true);
      }),
  );
  return [...subjects, ...after];
}

interface Opened {
  readonly section: Section;
  readonly index: number;
  readonly start: number;
}

/** A cue inside another of its section opens nothing new; nor does a second one in a list of topics. */
function isWithin(cue: Opened, before: Opened, folded: string): boolean {
  if (before.section !== cue.section) return false;
  return cue.index < before.start || (cue.section === 'pillars' && !/[.;]/.test(folded.slice(before.start, cue.index)));
}

function endOf(section: Section, { folded }: Sentence, start: number, limit: number, lexicon: Lexicon): number {
  const end = stretchEnd(folded, start, limit, lexicon);
  if (section !== 'audience') return end;
  const purpose = folded.slice(start, end).search(lexicon.purpose);
  return purpose < 0 ? end : start + purpose;
}

/** "They decide" names nobody. */
export function isPronoun(subject = '', { boundaries }: Lexicon): boolean {
  const words = subject.toLowerCase().split(' ');
  return PRONOUNS.has(words[0] ?? '') || PRONOUNS.has(words.at(-1) ?? '') || boundaries.has(words.at(-1) ?? '');
}

const PRONOUNS = wordSet(
  'i you we they he she it who this that je tu il elle on nous vous ils elles qui yo nosotros ellos ellas quien',
);
