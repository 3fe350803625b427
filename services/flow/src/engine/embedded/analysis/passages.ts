import { competitorTest } from './competitors';
import { isPronoun, readCues } from './cues';
import { findHeading } from './headings';
import { type Announced, type Lexicon, lexicons } from './lexicon';
import { findCustomers, findMembers } from './members';
import { type Passage, passage, wholeSentence } from './passage';
import { findTroubles, readQuotes } from './troubles';
import { isDescription, type Reading, type Sentence } from './read-intake';
import { stretchEnd } from './stretch';

export type { Passage } from './passage';

interface State {
  /** What the text speaks of until something else is announced. */
  section: Announced | null;
  line: number;
  /** The section of the line before, and what the last heading announced. */
  before: Announced | null;
  isUnderTitle: boolean;
  /** The section was announced by a heading, and no blank line or other section came since. */
  isHeaded: boolean;
  /** A heading without content: the next sentence is its content. */
  isAnnounced: boolean;
}

/** "Heads of marketing in small agencies" */
const LONGEST_SUBJECT = 6;
/** Words of a title. */
const LONGEST_TITLE = 6;
const PRICE = /[€$£]\s?\d|\d\s?(?:€|\$|£|euros?\b|eur\b|usd\b)/i;

/**
 * What each part of a text speaks of: by headings, by cues, and where neither stands by what was spoken of before. Whatever belongs to a
 * competitor, or is refused by the author, belongs to no section.
 *
 * @decision D32
 */
export function findPassages({ sentences, intake }: Reading, field: Sentence['field']): Passage[] {
  const state: State = {
    section: null,
    line: -1,
    before: null,
    isUnderTitle: false,
    isHeaded: false,
    isAnnounced: false,
  };
  const isOfCompetitor = competitorTest(intake);
  return sentences
    .filter((sentence) => sentence.field === field)
    .flatMap((sentence) => {
      enterLine(state, sentence);
      if (isDescription(sentence) && isOfCompetitor(sentence.folded)) return [];
      return readSentence(sentence, state).filter((passage) => passage.end > passage.start && !isRefused(passage));
    });
}

function enterLine(state: State, sentence: Sentence): void {
  if (sentence.line === state.line) return;
  const isNewBlock = sentence.line > state.line + 1;
  state.line = sentence.line;
  if (sentence.isBullet && state.section && !isNewBlock) return;
  if ((sentence.isBullet && state.isUnderTitle) || state.isAnnounced) return;
  state.before = state.section ?? state.before;
  state.section = null;
  state.isUnderTitle = false;
  state.isHeaded = false;
}

function readSentence(sentence: Sentence, state: State): Passage[] {
  const lexicon = lexicons[sentence.language];
  const heading = isStatement(sentence, lexicon)
    ? null
    : findHeading(sentence, lexicon, state.section === 'refused' ? null : state.section);
  if (heading && !contradicts(heading.section, sentence, state)) {
    const before = readCues(sentence, lexicon, heading.start);
    state.section = heading.section;
    state.isUnderTitle = heading.end >= sentence.folded.length;
    state.isAnnounced = state.isUnderTitle;
    state.isHeaded = state.isUnderTitle;
    if (heading.section === 'refused') return before;
    return [...before, passage(heading.section, sentence, heading.end, sentence.folded.length, true)];
  }
  if (state.section === 'refused') return [];
  if (isUnknownTitle(sentence, state)) return [];
  if (sentence.isBullet && state.section) {
    state.isAnnounced = false;
    return [wholeSentence(state.section, sentence, true)];
  }
  return readRunningText(sentence, lexicon, state);
}

/** A short line above a block that announces nothing known: what stands below is taken only where a cue says so. */
function isUnknownTitle({ isAlone, isTitle, isNewBlock, folded }: Sentence, state: State): boolean {
  const isTitleLike =
    isTitle || (isAlone && isNewBlock && /^[^\p{Ll}]/u.test(folded) && folded.split(' ').length <= LONGEST_TITLE);
  if (!isTitleLike) return false;
  Object.assign(state, { section: null, before: null, isHeaded: false, isAnnounced: false, isUnderTitle: false });
  return true;
}

/** A bullet with a colon goes on with what its heading announced. */
const contradicts = (section: Announced, { isBullet }: Sentence, { section: current, isHeaded }: State) =>
  isBullet && isHeaded && current !== null && section !== current && section !== 'refused';

function readRunningText(sentence: Sentence, lexicon: Lexicon, state: State): Passage[] {
  const cued = readCues(sentence, lexicon, sentence.folded.length);
  const isOfHeading = state.isHeaded && cued.every(({ section }) => section === state.section);
  if (cued.length > 0 && !(isOfHeading && startsLate(cued))) {
    state.isAnnounced = false;
    state.section = cued.at(-1)?.section ?? null;
    return [...cued, ...membersAfter(cued, sentence, lexicon)];
  }
  const quoted = speaksOfThem(state) ? readQuotes(sentence, lexicon) : [];
  if (quoted.length > 0) return quoted;
  const members =
    state.section === 'pains' || state.isHeaded
      ? []
      : ([findMembers(sentence, lexicon), findCustomers(sentence, lexicon)].find(({ length }) => length > 0) ?? []);
  if (members.length > 0) {
    state.section = 'audience';
    state.isAnnounced = false;
    return members;
  }
  return readUnannounced(sentence, lexicon, state);
}

/** "… book me, usually in law firms and banks": the sentence goes on with the audience behind what a cue found. */
function membersAfter(cued: readonly Passage[], sentence: Sentence, lexicon: Lexicon): Passage[] {
  if (cued.some(({ section }) => section !== 'audience')) return [];
  return findMembers(sentence, lexicon, Math.max(...cued.map(({ end }) => end)));
}

/** Under a heading, a cue far into the sentence is part of an item: "a programme which we run ourselves". */
const startsLate = (cued: readonly Passage[]) =>
  cued.every(({ sentence, start }) => start > sentence.folded.length / 2);

const speaksOfThem = ({ section, before }: State) =>
  [section, before].some((spoken) => spoken === 'pains' || spoken === 'audience');

/**
 * A sentence without a cue goes on with what the sentence before spoke of. A line that says things about others after the audience was
 * named says what troubles them: that is the order in which people tell it.
 */
function readUnannounced(sentence: Sentence, lexicon: Lexicon, state: State): Passage[] {
  if (!isDescription(sentence)) return [];
  const { section, isAnnounced } = state;
  state.isAnnounced = false;
  if ((isAnnounced || state.isHeaded) && section && section !== 'pains' && section !== 'refused') {
    return isAnnounced || isItem(sentence, lexicon) ? [wholeSentence(section, sentence, true)] : [];
  }
  const troubles = findTroubles(sentence, lexicon);
  if (troubles.length > 0) {
    state.section = 'pains';
    return troubles;
  }
  if (lexicon.firstPerson.test(sentence.folded)) return [];
  if (section === null && (state.before === 'audience' || state.before === 'sectors')) state.section = 'pains';
  if (state.section === 'pains') return [wholeSentence('pains', sentence, isAnnounced)];
  const complaint = readComplaint(sentence, lexicon);
  if (complaint.length > 0) return complaint;
  return state.section === 'offers' && PRICE.test(sentence.folded) ? [wholeSentence('offers', sentence, false)] : [];
}

/** A further sentence under a heading that names something, and tells nothing of the author. */
const isItem = ({ folded }: Sentence, { firstPerson, denial, voiceCue }: Lexicon) =>
  !firstPerson.test(folded.split(' ').slice(0, 3).join(' ')) && !denial.test(folded) && folded.search(voiceCue) < 0;

const ASKS = /^\W*(?:why|what|where|how|pourquoi|ce qu|comment|por qu|lo que|qu[ée]|c[oó]mo)/i;

/** "Small clinics | struggle with no-shows": who, and what troubles them. */
function readComplaint(sentence: Sentence, lexicon: Lexicon): Passage[] {
  const { folded } = sentence;
  const cue = folded.search(lexicon.painCue);
  if (cue < 0) return [];
  const subject = folded.slice(0, cue).trimEnd();
  const namesSomebody =
    subject.split(' ').length <= LONGEST_SUBJECT && !/[,;:]/.test(subject) && !isPronoun(subject, lexicon);
  return [
    ...(namesSomebody ? [passage('audience', sentence, 0, subject.length, true)] : []),
    ...readComplaintClauses(sentence, lexicon),
  ];
}

/** "Small clinics struggle with no-shows." is no heading, unlike "What clinics struggle with". */
function isStatement(sentence: Sentence, lexicon: Lexicon): boolean {
  const { folded, isBullet, isTitle } = sentence;
  if (isBullet || isTitle || !/[^.]\.$/.test(folded) || ASKS.test(folded)) return false;
  return readComplaint(sentence, lexicon).some(({ section }) => section === 'audience');
}

function readComplaintClauses(sentence: Sentence, lexicon: Lexicon): Passage[] {
  const clauses: Passage[] = [];
  for (const match of sentence.folded.matchAll(lexicon.painCue)) {
    if (match.index < (clauses.at(-1)?.end ?? 0)) continue;
    const end = stretchEnd(sentence.folded, match.index + match[0].length, sentence.folded.length, lexicon);
    clauses.push(passage('pains', sentence, match.index, end, false));
  }
  return clauses;
}

/** What stands between the last mark and the passage: "it is not made for | banks". */
function clauseBefore(folded: string, start: number): string {
  const before = folded.slice(0, start);
  return before.slice(before.search(/[^,;:.!?()]*$/));
}

function isRefused({ sentence, start, section, end }: Passage): boolean {
  if (section === 'voice' || (section === 'pains' && /^["\u201c«]/.test(sentence.folded.slice(start)))) return false;
  const { refusal, negation } = lexicons[sentence.language];
  if (section !== 'pains' && negation.test(clauseBefore(sentence.folded, start))) return true;
  return refusal.test(sentence.folded.slice(0, start)) || refusal.test(sentence.folded.slice(start, end));
}
