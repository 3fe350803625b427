import type { OnApplicationShutdown } from '@nestjs/common';
import type { StepId, Written } from '../engine/content-engine';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine';
import type { Findings, Intake } from '../engine/intake';
import { testEngineThreads } from './start-flow';

/** The embedded engine, and a place to make it misbehave. */
export class FragileEngine extends EmbeddedEngine implements OnApplicationShutdown {
  misbehave: ((step: StepId) => Promise<void> | void) | undefined;

  constructor(private readonly ownThreads = testEngineThreads()) {
    super(ownThreads);
  }

  /** Ends the threads with the service that it is given to. */
  onApplicationShutdown(): Promise<void> {
    return this.ownThreads.onApplicationShutdown();
  }

  override analyse(
    intake: Intake,
    onStep: (step: StepId) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<Written<Findings>> {
    const misbehaving = async (step: StepId) => {
      await onStep(step);
      await this.misbehave?.(step);
    };
    return super.analyse(intake, misbehaving, signal);
  }
}
