import { ContentEngine, type StepId, type Written, type WrittenDraft, type WrittenIdea } from '../../content-engine';
import { analyse } from '../../embedded/analysis/embedded-engine';
import type { Findings, Intake } from '../../intake';

/** What answers when the model does not. */
export class PlainEngine extends ContentEngine {
  readonly name = 'plain@1';
  readonly usesModel = false;

  async analyse(intake: Intake, onStep: (step: StepId) => Promise<void>): Promise<Written<Findings>> {
    return this.sign(await analyse(intake, onStep));
  }

  async ideas(): Promise<Written<WrittenIdea[]>> {
    return this.sign([]);
  }

  async draft(): Promise<Written<WrittenDraft>> {
    return this.sign({ contentMd: 'Plain.', language: 'en', sources: [] });
  }

  private sign<Result>(result: Result): Written<Result> {
    return { result, engine: this.name, notice: null };
  }
}
