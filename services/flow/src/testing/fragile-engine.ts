import type { StepId, Written } from '../engine/content-engine';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine';
import type { Findings, Intake } from '../engine/intake';
import { testEngineThreads } from './start-flow';

/** The embedded engine, and a place to make it misbehave. */
export class FragileEngine extends EmbeddedEngine {
  misbehave: ((step: StepId) => Promise<void> | void) | undefined;

  constructor() {
    super(testEngineThreads());
  }

  override analyse(intake: Intake, onStep: (step: StepId) => Promise<void>): Promise<Written<Findings>> {
    return super.analyse(intake, async (step) => {
      await onStep(step);
      await this.misbehave?.(step);
    });
  }
}
