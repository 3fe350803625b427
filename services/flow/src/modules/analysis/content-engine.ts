import { Injectable } from '@nestjs/common';
import { analyse, EMBEDDED_ENGINE, type StepId } from './engine/embedded-engine';
import type { Findings, Intake } from './engine/intake';

/** What analyses an intake. The embedded engine needs neither a network nor a key. */
@Injectable()
export class ContentEngine {
  readonly name = EMBEDDED_ENGINE;

  analyse(intake: Intake, onStep: (step: StepId) => Promise<void>): Promise<Findings> {
    return analyse(intake, onStep);
  }
}
