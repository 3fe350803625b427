import { Injectable } from '@nestjs/common';
import {
  ContentEngine,
  type DraftRequest,
  type IdeaRequest,
  type StepId,
  type StrategyFacts,
  type Written,
  type WrittenDraft,
  type WrittenIdea,
} from '../content-engine';
import type { Findings, Intake } from '../intake';
import { analyse, EMBEDDED_ENGINE } from './analysis/embedded-engine';
import { writeDraft } from './drafts/write-draft';
import { writeIdeas } from './ideas/write-ideas';

/** Works by rules alone: no network, no key, and the same result for the same request. */
@Injectable()
export class EmbeddedEngine extends ContentEngine {
  readonly name = EMBEDDED_ENGINE;
  readonly usesModel = false;

  async analyse(intake: Intake, onStep: (step: StepId) => Promise<void>): Promise<Written<Findings>> {
    return this.#written(await analyse(intake, onStep));
  }

  async ideas(facts: StrategyFacts, request: IdeaRequest): Promise<Written<WrittenIdea[]>> {
    return this.#written(writeIdeas(facts, request));
  }

  async draft(facts: StrategyFacts, request: DraftRequest): Promise<Written<WrittenDraft>> {
    return this.#written(writeDraft(facts, request));
  }

  #written<Result>(result: Result): Written<Result> {
    return { result, engine: this.name, notice: null };
  }
}
