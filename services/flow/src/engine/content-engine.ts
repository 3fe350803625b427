import type { components } from '@declic/openapi/types';
import type { CitedLine, Citation, CustomerProfile, Findings, Intake, ToneProfile } from './intake';

type Schemas = components['schemas'];

export type StepId = Schemas['AnalysisStep']['id'];

/** The steps of an analysis in the order in which they are done. */
export const stepIds: readonly StepId[] = ['reading', 'audience', 'offers', 'pillars', 'tone'];

export type Format = Schemas['DraftFormat'];
export type Novelty = Schemas['Novelty'];
export type DraftSource = Schemas['DraftSource'];

/** What ideas and drafts are made of: the summary as the person corrected it, with the intake behind it. */
export interface StrategyFacts {
  readonly strategyId: string;
  readonly intake: Intake;
  readonly icp: CustomerProfile;
  readonly pillars: readonly CitedLine[];
  readonly offers: readonly CitedLine[];
  readonly tone: ToneProfile;
  readonly competitors: readonly string[];
}

export interface IdeaRequest {
  readonly count: number;
  /** Only ideas for this pillar; all pillars without. */
  readonly pillar?: string;
  /** What the strategy has already, decided or not: none of it comes again. */
  readonly existing: readonly IdeaText[];
}

export interface IdeaText {
  readonly title: string;
  readonly summary: string;
  readonly angle: string;
  readonly pillar: string;
}

export interface WrittenIdea extends IdeaText {
  /** 0 to 1. */
  readonly noveltyScore: number;
  readonly novelty: Novelty;
  readonly sources: readonly Citation[];
  /** The lines of the summary that it rests on. */
  readonly lineIds: readonly string[];
}

export interface DraftRequest {
  readonly idea: IdeaText & { readonly id: string; readonly sources: readonly Citation[] };
  readonly format: Format;
  /** Texts of the same format for other ideas of the strategy. The draft tells other things, or tells them in other words. */
  readonly siblings?: readonly string[];
}

export interface WrittenDraft {
  /** Markdown. The tweets of a thread stand between lines that hold only `---`. */
  readonly contentMd: string;
  readonly language: 'en' | 'fr' | 'es';
  /** One for each sentence, in their order. */
  readonly sources: readonly DraftSource[];
}

/** A result with who made it. */
export interface Written<Result> {
  readonly result: Result;
  /** For example `embedded@2`. */
  readonly engine: string;
  /** Why another engine than the one that was asked did the work. */
  readonly notice: string | null;
}

/**
 * Writes what Flow Content shows. Results come from the intake and the summary alone; the same request gives the same result with the
 * embedded engine. The signals end the work, which rejects with their reason.
 */
export abstract class ContentEngine {
  abstract readonly name: string;
  abstract readonly usesModel: boolean;

  abstract analyse(
    intake: Intake,
    onStep: (step: StepId) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<Written<Findings>>;
  /** At most `count`, most novel first; fewer when the summary gives no further ones. */
  abstract ideas(facts: StrategyFacts, request: IdeaRequest, signal?: AbortSignal): Promise<Written<WrittenIdea[]>>;
  abstract draft(facts: StrategyFacts, request: DraftRequest, signal?: AbortSignal): Promise<Written<WrittenDraft>>;
}
