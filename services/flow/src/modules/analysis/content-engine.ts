import { Injectable } from '@nestjs/common';
import { analyse, EMBEDDED_ENGINE, type StepId } from './engine/embedded-engine';
import type { Findings, Intake } from './engine/intake';

/** Analyses an intake with the embedded engine, which uses no network and no key. */
@Injectable()
export class ContentEngine {
  readonly name = EMBEDDED_ENGINE;

  analyse(intake: Intake, onStep: (step: StepId) => Promise<void>): Promise<Findings> {
    return analyse(intake, onStep);
  }
}
