import {
  ContentEngine,
  type DraftRequest,
  type IdeaRequest,
  type StrategyFacts,
  type Written,
  type WrittenDraft,
  type WrittenIdea,
} from '../engine/content-engine';
import type { Findings } from '../engine/intake';

/** Gives results that a test can name, and does what the test says while it works. */
export class NamedEngine extends ContentEngine {
  readonly name = 'named@1';
  readonly usesModel = false;
  /** Titles of the ideas that it gives next; others are made up, none twice. */
  titles: string[] = [];
  /** Texts that it gives next; others say the format and how many were written before. */
  texts: string[] = [];
  /** Runs in the middle of the work; a rejection is a failure of the engine. */
  during:
    ((work: { readonly request: IdeaRequest | DraftRequest; readonly facts: StrategyFacts }) => unknown) | undefined;
  /** Every request, in their order. */
  readonly requests: (IdeaRequest | DraftRequest)[] = [];
  private made = 0;

  reset(): void {
    this.titles = [];
    this.texts = [];
    this.during = undefined;
    this.requests.length = 0;
  }

  analyse(): Promise<Written<Findings>> {
    throw new Error('These tests begin with strategies that are analysed.');
  }

  async ideas(facts: StrategyFacts, request: IdeaRequest): Promise<Written<WrittenIdea[]>> {
    await this.note(facts, request);
    const titles = Array.from({ length: request.count }, () => this.titles.shift() ?? this.makeTitle());
    return this.sign(titles.map((title, place) => anIdea({ title, noveltyScore: 1 - place / 100 })));
  }

  async draft(facts: StrategyFacts, request: DraftRequest): Promise<Written<WrittenDraft>> {
    await this.note(facts, request);
    const sentence = this.texts.shift() ?? `The ${request.format} text ${this.count()} of ${request.idea.title}.`;
    const source = { sentence, origin: 'grammar' as const, source: null };
    return this.sign({ contentMd: `# ${request.idea.title}\n\n${sentence}`, language: 'fr', sources: [source] });
  }

  private async note(facts: StrategyFacts, request: IdeaRequest | DraftRequest): Promise<void> {
    this.requests.push(request);
    await this.during?.({ facts, request });
  }

  private makeTitle(): string {
    const number = this.count();
    return `Idea ${number}: one${number} two${number}`;
  }

  private count(): number {
    this.made += 1;
    return this.made;
  }

  private sign<Result>(result: Result): Written<Result> {
    return { result, engine: this.name, notice: null };
  }
}

export function anIdea(overrides: Partial<WrittenIdea> = {}): WrittenIdea {
  return {
    title: 'How clinics fill empty hours',
    summary: 'What to do with an hour that a patient cancelled.',
    angle: 'how-to',
    pillar: 'Online booking',
    noveltyScore: 0.5,
    novelty: { nearest_title: null, shared_words: [], explanation: 'Nothing resembles it.' },
    sources: [{ field: 'raw_text', sentence: 'We offer online booking.', index: 1 }],
    lineIds: ['pillars-1'],
    ...overrides,
  };
}
