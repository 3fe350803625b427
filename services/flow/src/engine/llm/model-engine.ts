import { LanguageModelError } from '@declic/language-model';
import { Logger } from '@nestjs/common';
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
import { findHorizon } from '../embedded/analysis/horizon';
import { writeNotes } from '../embedded/analysis/notes';
import { readIntake } from '../embedded/analysis/read-intake';
import type { Findings, Intake } from '../intake';
import { askModel, type Model, type Task } from './ask-model';
import { toMaterial, readMaterial } from './material';
import { findingsTask, mergeFindings } from './model-findings';
import { draftTask } from './model-draft';
import { ideasTask } from './model-ideas';

/** During which the model is waited for, and those that follow. */
const MODEL_STEP: StepId = 'audience';
const LATER_STEPS: readonly StepId[] = ['offers', 'pillars', 'tone'];

interface WriteOptions {
  /** What people are told about a result of the model. */
  readonly notice: string | null;
  readonly signal: AbortSignal | undefined;
}

/**
 * Has a language model write, and checks what it wrote against the intake. Whatever goes wrong with the model, the result is the
 * embedded engine's with a notice that says why.
 *
 * @decision D32
 */
export class ModelEngine extends ContentEngine {
  readonly usesModel = true;
  private readonly logger = new Logger('ModelEngine');

  /** @param name The host and the model, as people know them. */
  constructor(
    readonly name: string,
    private readonly model: Model,
    private readonly embedded: ContentEngine,
  ) {
    super();
  }

  async analyse(
    intake: Intake,
    onStep: (step: StepId) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<Written<Findings>> {
    await onStep('reading');
    const byRules = await this.embedded.analyse(intake, () => Promise.resolve(), signal);
    await onStep(MODEL_STEP);
    const material = readMaterial(intake);
    const written = await this.write(
      async () => {
        const found = await askModel(this.model, findingsTask(intake, material), signal);
        return mergeFindings(byRules.result, found, this.writeNotes(intake, byRules.result, found));
      },
      () => Promise.resolve(byRules),
      { notice: material.notice, signal },
    );
    for (const step of LATER_STEPS) await onStep(step);
    return written;
  }

  ideas(facts: StrategyFacts, request: IdeaRequest, signal?: AbortSignal): Promise<Written<WrittenIdea[]>> {
    return this.fromTask(
      () => ideasTask(facts, request),
      () => this.embedded.ideas(facts, request, signal),
      { notice: null, signal },
    );
  }

  draft(facts: StrategyFacts, request: DraftRequest, signal?: AbortSignal): Promise<Written<WrittenDraft>> {
    return this.fromTask(
      () => draftTask(facts, request),
      () => this.embedded.draft(facts, request, signal),
      { notice: toMaterial(facts).notice, signal },
    );
  }

  private fromTask<Answer, Result>(
    task: () => Task<Answer, Result>,
    fallBack: () => Promise<Written<Result>>,
    options: WriteOptions,
  ): Promise<Written<Result>> {
    return this.write(async () => askModel(this.model, task(), options.signal), fallBack, options);
  }

  private async write<Result>(
    work: () => Promise<Result>,
    fallBack: () => Promise<Written<Result>>,
    { notice, signal }: WriteOptions,
  ): Promise<Written<Result>> {
    try {
      return { result: await work(), engine: this.name, notice };
    } catch (error) {
      signal?.throwIfAborted();
      // Only the reason: the errors hold what was asked and answered, which is the customer's text.
      const reason = describe(error);
      this.logger.warn(`${reason} (${this.name}).`);
      return { ...(await fallBack()), notice: `${reason}; the embedded engine wrote this.` };
    }
  }

  private writeNotes(intake: Intake, byRules: Findings, found: Parameters<typeof mergeFindings>[1]): string {
    const reading = readIntake(intake);
    const findings = mergeFindings(byRules, found, '');
    const reader = `the language model ${this.name}, each line checked against its sentence`;
    return writeNotes(reading, findings, true, findHorizon(reading), reader);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof LanguageModelError)) return 'The answer of the model could not be used';
  switch (error.reason) {
    case 'timed out':
      return 'The model did not answer in time';
    case 'unavailable':
      return 'The model could not be reached';
    case 'wrong form':
      return 'The answer of the model had another form than asked for';
    case 'budget':
      return 'The budget of the model is used up for now';
    case 'too long':
      return 'The text is too long for the model';
    default:
      return error.reason satisfies never;
  }
}
