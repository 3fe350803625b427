import type { Tone, Citation } from '../../intake';
import { countGraphemes } from '@declic/content-rules';
import { findLines } from '../wording/parse-grammar';
import type { Phrase } from '../wording/phrase';
import type { Statement } from '../wording/statements';
import { shuffle } from '../wording/random';
import { capitalise, longestChoice, renderLine, usableLines, type Wording } from '../wording/render-line';
import { toTopicSlots } from '../wording/topic-slots';
import type { Unit } from './draft-parts';
import { type DraftGrammar, draftGrammars } from './grammar';
import { shuffleVaried } from './fixed-words';
import type { Subject } from './subject';
import { TakenWords } from './taken-words';

const MISSING = /\[[^\]]+:[^\]]+\]/;
/** The list of an outline that holds advice. */
const LISTS: Readonly<Record<string, string>> = { comparison: 'ul', case: 'ul', checklist: 'tasks' };
const TONE_MARK = /^[pce]: /;
/** How often a line of the tone is tried before those of every tone. */
const OWN_TONE = 0.65;
/** Facts that are asked for where the draft could do without. */
const MAX_ASKED = 2;
const MAX_READERS = 3;
/** Enough to find some that say something new. */
const SOME_THOUGHTS = 12;
/** A post that is seen from outside shows no more of the pain points than these. */
const MORE_PAINS = 2;

/** Says things in the words of the grammar, with what the subject gives, and never the same thing twice. */
export class DraftVoice {
  readonly grammar: DraftGrammar;
  private readonly slots: Record<string, string | undefined>;
  private readonly citations: Record<string, Citation>;
  /** Sentences of the intake that stand in the draft, or that parts of it come from. */
  private readonly said = new Set<string>();
  private readonly taken = new TakenWords();
  private asked = 0;
  /** The sentence that lists the pain points, when each of them is told alone. */
  private listed: string | undefined;

  constructor(
    readonly subject: Subject,
    private readonly tone: Tone,
    /** A long text may tell a sentence that a sibling tells. */
    private readonly mayRepeat: boolean,
  ) {
    this.grammar = draftGrammars[subject.material.language];
    const { slots, citations } = toSlots(subject);
    this.slots = slots;
    this.citations = citations;
  }

  /** `count` of the lines in their order, none of which says nearly what another one or the draft says. */
  some(lines: readonly string[], count: number): Unit[] {
    const wording = this.wording();
    const usable = usableLines(lines, wording);
    const chosen = new Map<string, Unit>();
    for (const line of shuffleVaried(usable, this.subject.random)) {
      if (chosen.size === count) break;
      const unit = this.render(line, wording);
      if (this.taken.isLike(unit.text) || (unit.origin === 'missing' && !this.mayAsk())) continue;
      this.taken.add(unit.text);
      this.note(unit);
      chosen.set(line, unit);
    }
    return usable.flatMap((line) => chosen.get(line) ?? []);
  }

  /** One line of the common part, or of the lines given; undefined when none can be said within `longest`. */
  one(lines: readonly string[] | string, longest = Infinity, more: Wording['slots'] = {}): Unit | undefined {
    const candidates = typeof lines === 'string' ? findLines(this.grammar.common, 'common', lines) : lines;
    const wording = this.wording(more);
    const unit = this.inTone(candidates, wording)
      .map((line) => this.render(line, wording))
      .find(({ text }) => countGraphemes(text) <= longest && !this.said.has(text));
    if (unit) this.note(unit);
    return unit;
  }

  /** A place for a fact that would be good to have; undefined when enough is asked for already. */
  ask(name: string): Unit | undefined {
    return this.mayAsk() ? this.one(name) : undefined;
  }

  /** Short advice of the angle, from that of posts and of the blog post. A case is told first. */
  tips(count: number, longest: number): Unit[] {
    const { angle } = this.subject;
    const list = (this.grammar.blog.get(angle) ?? [])
      .filter(({ name }) => name === (LISTS[angle] ?? 'ol'))
      .flatMap(({ lines }) => lines);
    const posts = findLines(this.grammar.posts, angle, 'tip');
    if (angle === 'question') return this.some(posts, count);
    if (angle === 'case') {
      const told = this.some(posts, 1);
      return [...told, ...this.some(list, count - told.length)];
    }
    return this.some([...posts, ...list.filter((line) => longestChoice(line) <= longest)], count);
  }

  /** Sentences from the sections that suit every angle, other than those of lists. */
  thoughts(count: number, longest: number): Unit[] {
    const lines = [...this.grammar.sections.values()]
      .filter((blocks) => !blocks.some(({ name }) => name === 'proof'))
      .flatMap((blocks) => blocks.filter(({ name }) => name === 'p').flatMap((block) => block.lines))
      .filter((line) => longestChoice(line) <= longest);
    return this.some(shuffle(lines, this.subject.random).slice(0, SOME_THOUGHTS), count);
  }

  /** What troubles the readers, in a sentence of its own; a marked place when the summary does not say. */
  pain(longest = Infinity): Unit | undefined {
    const [pain] = this.subject.pains;
    if (!pain) return this.one('pain-missing', longest);
    if (this.isAlone(this.subject.pains)) {
      const [whole] = this.tell(({ source }) => source.sentence === pain.source.sentence, 1, longest);
      if (whole) return whole;
    }
    this.said.add(pain.source.sentence);
    this.listed = pain.source.sentence;
    const slots = { pain: pain.text, Pain: capitalise(pain.text) };
    return this.one(pain.kind === 'clause' ? 'pain-clause' : 'pain-noun', longest, slots);
  }

  /** Whom the text is for; a marked place when the summary does not say. */
  readers(): Unit | undefined {
    return this.one('audience') ?? this.one('audience-missing');
  }

  morePains(): Unit[] {
    const more = this.subject.pains
      .slice(1)
      .filter(({ source }) => source.sentence === this.listed || !this.said.has(source.sentence))
      .slice(0, MORE_PAINS);
    for (const { source } of more) this.said.add(source.sentence);
    return more.map((pain) => cited(`${capitalise(pain.text)}.`, pain.source));
  }

  /** Sentences of the intake that were not used yet, other than those that tell of what is on offer or, by itself, of what hurts. */
  statements(count: number, longest = Infinity, withReaders = true): Unit[] {
    const hurts = new Set(this.subject.pains.slice(0, 1 + MORE_PAINS).map(({ source }) => source.sentence));
    const isWanted = ({ section, source }: Statement) =>
      section !== 'offers' && !hurts.has(source.sentence) && (withReaders || section !== 'audience');
    return this.tell(isWanted, count, longest);
  }

  figures(count: number): Unit[] {
    const main = this.subject.offers[0]?.source.sentence;
    return this.tell(({ hasFigure, source }) => hasFigure && source.sentence !== main, count);
  }

  /** What the customer says of the offer of the idea, in their own sentence where it can stand alone. */
  offerSentence(longest = Infinity): Unit | undefined {
    if (!this.isAlone(this.subject.offers)) return undefined;
    const main = this.subject.offers[0]?.source.sentence;
    return this.tell(({ source }) => source.sentence === main, 1, longest)[0];
  }

  /** The offers that no sentence of the draft has told of. */
  offers(count: number): Unit[] {
    const listed = this.subject.offers.filter(({ source }) => !this.said.has(source.sentence)).slice(0, count);
    for (const { text } of listed) this.said.add(text);
    return listed.map(({ text, source }) => cited(capitalise(text), source));
  }

  /** A free way to begin, when the draft has not named it yet. */
  freeOffer(): Unit | undefined {
    const { forms } = this.subject.material;
    const free = this.subject.offers.find(
      ({ text, source }) => forms.free.test(text) && !this.said.has(text) && !this.said.has(source.sentence),
    );
    const said = free && this.one('cta-offer', Infinity, { free: forms.thing(free.text, free.article) });
    return free && said && cited(said.text, free.source);
  }

  /** No other line comes from the sentence of the first one: a list told whole would stand in every draft. */
  private isAlone(phrases: readonly Phrase[]): boolean {
    return phrases.filter(({ source }) => source.sentence === phrases[0]?.source.sentence).length === 1;
  }

  private tell(isWanted: (statement: Statement) => boolean, count: number, longest = Infinity): Unit[] {
    const fresh = this.subject.statements
      .filter(({ text, source }) => !this.said.has(source.sentence) && countGraphemes(text) <= longest)
      .filter((statement) => isWanted(statement) && (this.mayRepeat || !this.subject.isToldElsewhere(statement.text)))
      .slice(0, count);
    for (const { source } of fresh) this.said.add(source.sentence);
    return fresh.map(({ text, source }) => cited(text, source));
  }

  private note({ origin }: Unit): void {
    if (origin === 'missing') this.asked += 1;
  }

  private readonly mayAsk = () => this.asked < MAX_ASKED;

  /** The lines in an order of chance; more often than not, one that the tone has for itself comes first. */
  private inTone(lines: readonly string[], wording: Wording): string[] {
    const { random } = this.subject;
    const own = lines.filter((line) => TONE_MARK.test(line));
    const ordered = [own, lines.filter((line) => !TONE_MARK.test(line))].map((some) =>
      shuffleVaried(usableLines(some, wording), random),
    );
    return (random() < OWN_TONE ? ordered : ordered.reverse()).flat();
  }

  private wording(more: Wording['slots'] = {}): Wording {
    const { forms, isInformal } = this.subject.material;
    return { forms, tone: this.tone, isInformal, slots: { ...this.slots, ...more } };
  }

  private render(line: string, wording: Wording): Unit {
    const text = renderLine(line, wording, this.subject.random);
    if (MISSING.test(text)) return { text, origin: 'missing', source: null };
    const slots = [...line.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => this.citations[slot]).filter(Boolean);
    const source = slots.at(-1);
    return source ? cited(text, source) : { text, origin: 'grammar', source: null };
  }
}

export const cited = (text: string, source: Citation): Unit => ({ text, origin: 'intake', source });

function toSlots(subject: Subject): {
  slots: Record<string, string | undefined>;
  citations: Record<string, Citation>;
} {
  const { material, pains, offers, people, pillar } = subject;
  const { forms, isOnePerson, isInformal, language } = material;
  const scene = sceneOf(subject);
  const offer = offers[0];
  const readers = people.slice(0, MAX_READERS);
  const citations = Object.fromEntries(
    (
      [
        ['Topic', pillar],
        ['topic', pillar],
        ['about', pillar],
        ['about_verb', pillar],
        ['when', scene],
        ['pain', pains[0]],
        ['Pain', pains[0]],
        ['offer', offer],
        ['audience', readers[0]],
      ] satisfies [string, Phrase | undefined][]
    ).flatMap(([slot, phrase]) => (phrase ? [[slot, phrase.source]] : [])),
  );
  return {
    citations,
    slots: {
      ...toTopicSlots(pillar, forms),
      when: scene && forms.when(scene.text, scene.kind),
      pain: pains[0]?.text,
      offer: offer && forms.thing(offer.text, offer.article),
      audience:
        readers.length > 0 ? forms.list(readers.map(({ text, article }) => forms.people(text, article))) : undefined,
      contact: material.contact ?? undefined,
      ...ADDRESS[language](isOnePerson, isInformal),
    },
  };
}

/** The pain point to ask about: another one than the draft or its title tells. */
function sceneOf({ pains, title }: Subject): Phrase | undefined {
  return pains.slice(1).find(({ text }) => !title.toLowerCase().includes(text.toLowerCase()));
}

const ADDRESS = {
  en: (isOne: boolean) => ({ us: isOne ? 'me' : 'us' }),
  fr: (isOne: boolean) => ({ us: isOne ? 'moi' : 'nous' }),
  es: (isOne: boolean, isInformal: boolean) => {
    const verb = `scrib${isInformal ? 'e' : 'a'}${isOne ? 'me' : 'nos'}`.replace(/^scrib/, 'scríb');
    return { Write: `E${verb}`, write: `e${verb}` };
  },
} as const;
