import { type FieldError, isPassing, type OpOutput } from '@declic/nest-kit';
import { egressOptions, findAddressFault } from '@declic/nest-kit/guarded-fetch';
import { Injectable } from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import type { Action } from '../../engine/action';
import { readFileReference } from '../../engine/file-reference';
import type { InputFile } from '../../engine/files';
import { InjectConfig } from '../../inject-config';
import { ChargeUncertainError } from '../calls/calls.errors';
import { retryPassing } from '../calls/retry-passing';
import { FilesService } from '../files/files.service';
import type { FileOwner } from '../files/stored-file';
import { MAX_WAITING, type NewBackgroundRun } from './background-run';
import { tooManyBackgroundRuns } from './background-runs.errors';
import { BackgroundRunsRepository } from './background-runs.repository';

type Input = Readonly<Record<string, unknown>>;

/** What a call is answered whose action runs later. */
export type RunAccepted = Extract<OpOutput<'runAction'>, { status: 202 }>;

/** What is asked of a call here. */
interface DeferrableCall {
  readonly caller: { readonly userId: string };
  readonly requestId: string;
  readonly terms: {
    readonly wantsLinks: boolean;
    readonly respondAsync?: boolean;
    readonly callbackUrl?: string | undefined;
  };
}

/** A call that was charged. */
export interface PaidCall {
  readonly action: Action;
  readonly call: DeferrableCall;
  readonly runId: string;
  readonly balance: number;
  /** As the action checked it, files by their references. */
  readonly input: Input;
  /** With the files that are here read. */
  readonly complete: Input;
}

/** Accepts calls whose action runs later (RFC 7240, `respond-async`). */
@Injectable()
export class BackgroundAcceptance {
  constructor(
    private readonly runs: BackgroundRunsRepository,
    private readonly files: FilesService,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  /** What is wrong with the address of the callback, by its form. */
  checkCallback({ terms: { callbackUrl, respondAsync } }: Pick<DeferrableCall, 'terms'>): FieldError[] {
    if (callbackUrl === undefined) return [];
    const message =
      respondAsync === true
        ? findAddressFault(callbackUrl, egressOptions(this.config))?.message
        : 'Needs the header Prefer: respond-async';
    return message === undefined ? [] : [{ in: 'query', field: 'callback_url', message }];
  }

  /** @throws {TooManyRequestsError} too many runs or callbacks of the account wait. */
  async assertRoom({ caller: { userId }, terms: { callbackUrl } }: DeferrableCall): Promise<void> {
    const { runs, callbacks } = await this.runs.countWaiting(userId);
    if (runs >= MAX_WAITING.runs) throw tooManyBackgroundRuns('runs');
    if (callbackUrl !== undefined && callbacks >= MAX_WAITING.callbacks) throw tooManyBackgroundRuns('callbacks');
  }

  /**
   * Keeps the files and the input of a call until its turn comes.
   *
   * @throws {StorageFullError} the account keeps as many files as it may.
   * @throws {ChargeUncertainError} the database does not come back: the run may have been accepted.
   */
  async accept({ action, call, runId, balance, input, complete }: PaidCall): Promise<RunAccepted> {
    const { caller, terms } = call;
    const answer = this.toAnswer({ action, call, runId, balance });
    const kept: string[] = [];
    try {
      const stored = await this.keepFiles({ userId: caller.userId, runId }, input, complete, kept);
      const isAccepted = await this.acceptWithRetries({
        id: runId,
        userId: caller.userId,
        input: JSON.stringify(stored),
        inputFiles: kept,
        wantsLinks: terms.wantsLinks,
        timeoutMs: action.limits.timeoutMs,
        balance,
        callbackUrl: terms.callbackUrl,
        acceptance: JSON.stringify(answer),
      });
      if (!isAccepted) throw new Error('The run was given back before it was accepted.');
      return answer;
    } catch (error) {
      // A run that was accepted after all needs its files. Those of a run that was not are deleted when it is given back.
      if (!(error instanceof ChargeUncertainError)) await this.files.discard(kept);
      throw error;
    }
  }

  /** Accepting twice is harmless. */
  private acceptWithRetries(run: NewBackgroundRun): Promise<boolean> {
    return retryPassing(() => this.runs.accept(run)).catch((error: unknown) => {
      throw isPassing(error) ? new ChargeUncertainError(error) : error;
    });
  }

  private toAnswer({ action, call: { requestId }, runId, balance }: Omit<PaidCall, 'input' | 'complete'>): RunAccepted {
    const run = { id: runId, url: `${this.config.PUBLIC_URL}/v1/runs/${runId}` };
    const cost = action.credit_cost;
    return { data: null, error: null, status: 202, cost, balance, request_id: requestId, run };
  }

  /** Files that came with the call are kept as files of the account; references to others stay. */
  private async keepFiles(owner: FileOwner, input: Input, complete: Input, kept: string[]): Promise<Input> {
    const stored: Record<string, unknown> = { ...input };
    for (const [key, file] of Object.entries(complete)) {
      const given = input[key];
      if (typeof given !== 'string' || file === given || readFileReference(given)?.kind !== 'data') continue;
      const { id } = await this.files.keep(owner, file as InputFile); // what replaces a reference is its file
      stored[key] = id;
      kept.push(id);
    }
    return stored;
  }
}
