import { toProbability } from './calibration';
import { findFeatures, isCommonWord } from './features';
import { findConcepts } from './lexicon/find-concepts';
import { trainClassifier, type Classified, type LinearClassifier } from './linear-classifier';
import { listReasons } from './list-reasons';
import { NONE } from './out-of-scope';
import { readMessage, type Message } from './read-message';
import { splitRequests } from './split-requests';
import { listTrainingTexts, type RoutedAction } from './training-texts';

export interface Candidate {
  readonly slug: string;
  /** Among the actions; the scores sum to 1. */
  readonly score: number;
  /** Words of the message that speak for it. */
  readonly matched: readonly string[];
}

/** Where a message leads. */
export interface Route {
  readonly message: Message;
  /** The best first. */
  readonly candidates: readonly Candidate[];
  /** That the first candidate is what is asked for, and nothing else. */
  readonly probability: number;
  readonly isOutOfScope: boolean;
  /** Two different actions are asked for; they are the first candidates. */
  readonly asksTwo: boolean;
}

interface Scored {
  readonly ranked: readonly { readonly slug: string; readonly score: number }[];
  readonly none: number;
  readonly known: number;
}

/** A part of a message counts as a request of its own from this score on; from the second on when the whole is clear. */
const LEAST_PART_SCORE = { unclear: 0.55, clear: 0.8 };
const CLEAR_SCORE = 0.9;
/** Less known than this, a message is noise. */
const LEAST_KNOWN = 0.2;
/** A message is out of scope when no action scores more than this. */
const LEAST_SCORE = 0.08;
/** Or when "no action" scores so many times more than the best. Typed data is seldom sent without a reason. */
const MAX_NONE = { plain: 1.2, withData: 20 };

/** The most that data without words makes probable: likely, and not sure. */
const MAX_UNSAID = 0.9;
/** Share of the words with a meaning that must be known before data is worked on unasked. */
const LEAST_UNDERSTOOD = 0.6;

/** Finds the action that a message asks for, without a model: a linear classifier that learns when it is made. */
export class ActionRouter {
  private readonly classifier: LinearClassifier;

  constructor(actions: readonly RoutedAction[]) {
    this.classifier = trainClassifier(listTrainingTexts(actions));
  }

  route(text: string): Route {
    const message = readMessage(text);
    const scored = this.score(message);
    const [best] = scored.ranked;
    const pair = this.findPair(
      text,
      (best?.score ?? 0) > CLEAR_SCORE ? LEAST_PART_SCORE.clear : LEAST_PART_SCORE.unclear,
    );
    const first = pair ?? [];
    const slugs = [...new Set([...first, ...scored.ranked.map(({ slug }) => slug)])];
    return {
      message,
      candidates: slugs.slice(0, 20).map((slug) => ({
        slug,
        score: scored.ranked.find((action) => action.slug === slug)?.score ?? 0,
        matched: listReasons(message, (feature) => this.classifier.weigh(feature, slug)),
      })),
      probability: pair ? 0 : this.findProbability(message, scored),
      isOutOfScope: !pair && isOutOfScope(scored, message.entities.length > 0),
      asksTwo: pair !== null,
    };
  }

  /** Data alone makes nothing sure: the words around it must lead to the same action. */
  private findProbability(message: Message, scored: Scored): number {
    const [best, second] = scored.ranked;
    const probability = toProbability({ ...scored, best: best?.score ?? 0, second: second?.score ?? 0 });
    if (message.entities.length === 0) return probability;
    const words = message.words.filter((word) => !word.startsWith('@'));
    const bare = this.score({ ...message, words });
    const isSaid = bare.ranked[0]?.slug === best?.slug && !isOutOfScope(bare, false) && this.understands(words);
    return isSaid ? probability : Math.min(probability, MAX_UNSAID);
  }

  /** Whether most words that carry meaning are known. */
  private understands(words: readonly string[]): boolean {
    const content = words.filter((word) => !isCommonWord(word));
    const known = content.filter((word) => findConcepts(word).length > 0 || this.classifier.knows(`w:${word}`));
    return known.length >= LEAST_UNDERSTOOD * content.length;
  }

  private score(message: Message): Scored {
    return toScored(this.classifier.classify(findFeatures(message)));
  }

  /** The actions of two parts of a message, when each part asks for another one. */
  private findPair(text: string, least: number): readonly [string, string] | null {
    for (const parts of splitRequests(text)) {
      const [one, two] = parts.map((part) => this.score(readMessage(part)));
      const first = one && findClear(one, least);
      const second = two && findClear(two, least);
      if (first && second && first !== second) return [first, second];
    }
    return null;
  }
}

function isOutOfScope({ ranked: [best], none, known }: Scored, hasData: boolean): boolean {
  const score = (best?.score ?? 0) * (1 - none);
  return known < LEAST_KNOWN || score < LEAST_SCORE || none > (hasData ? MAX_NONE.withData : MAX_NONE.plain) * score;
}

function findClear({ ranked: [best], none, known }: Scored, least: number): string | null {
  return best && best.score * (1 - none) * Math.min(1, known * 1.5) >= least ? best.slug : null;
}

function toScored({ classes, known }: Classified): Scored {
  const none = classes.find(({ label }) => label === NONE)?.score ?? 0;
  const rest = Math.max(1e-9, 1 - none);
  const ranked = classes
    .filter(({ label }) => label !== NONE)
    .map(({ label, score }) => ({ slug: label, score: score / rest }));
  return { ranked, none, known };
}
