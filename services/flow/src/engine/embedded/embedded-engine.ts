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
import { EngineThreads } from './threads/engine-threads';

/** Named on every result; the number grows when the rules change what they find. */
const EMBEDDED_ENGINE = 'embedded@11';

/** Works by rules alone: no network, no key, and the same result for the same request. */
@Injectable()
export class EmbeddedEngine extends ContentEngine {
  readonly name = EMBEDDED_ENGINE;
  readonly usesModel = false;

  constructor(private readonly threads: EngineThreads) {
    super();
  }

  async analyse(
    intake: Intake,
    onStep: (step: StepId) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<Written<Findings>> {
    return this.#written(await this.threads.run('analyse', intake, { onStep, signal }));
  }

  async ideas(facts: StrategyFacts, request: IdeaRequest, signal?: AbortSignal): Promise<Written<WrittenIdea[]>> {
    return this.#written(await this.threads.run('ideas', { facts, request }, { signal }));
  }

  async draft(facts: StrategyFacts, request: DraftRequest, signal?: AbortSignal): Promise<Written<WrittenDraft>> {
    return this.#written(await this.threads.run('draft', { facts, request }, { signal }));
  }

  #written<Result>(result: Result): Written<Result> {
    return { result, engine: this.name, notice: null };
  }
}
