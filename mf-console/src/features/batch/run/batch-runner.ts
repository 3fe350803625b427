import type { TestResult } from '@declic/action-console';
import type { InputSchema } from '@declic/action-input';
import { createStore } from 'zustand';
import { type BatchJob, type RowRecord, type StoredBatch, toIdempotencyKey } from '../job/batch-job';
import { MAX_ANSWERS } from '../job/bounded-answer';
import { type Body, checkRow } from '../mapping/check-row';
import type { BatchProgress } from './batch-progress';
import { CallPace, readCallsLeft } from './call-pace';
import { classifyAnswer } from './classify-answer';
import { classifyFailure } from './classify-failure';
import { type Halt, LIMIT_REACHED, type Outcome, PAUSED, STORAGE_FULL } from './halt';
import { RecordBook } from './record-book';
import { giveUpLostAnswers, measureEarlierCalls } from './resume-rules';
import { Throughput } from './throughput';
import { toFreshRecord, toSentRecord, toSettledRecord } from './to-settled-record';

export interface RowCall {
  /** The API key as it was typed. */
  readonly key: string;
  readonly body: Body;
  readonly idempotencyKey: string;
  readonly maxCredits: number;
}

export interface RunnerPorts {
  /** @throws no answer of the action. */
  send: (call: RowCall) => Promise<TestResult>;
  save: (records: readonly RowRecord[]) => Promise<void>;
}

export interface RunnerOptions extends StoredBatch {
  readonly schema: InputSchema;
  /** Of the plan. */
  readonly callsPerMinute: number;
}

const SHOWN_EVERY_MS = 150;
const RECONNECT_AFTER_MS = [5_000, 10_000, 20_000, 40_000];
const LONGEST_RECONNECT_MS = 60_000;

/**
 * Runs the rows of a batch. A row is written as sent before its call begins, and its key of idempotency is derived from batch and
 * row: after a crash it is sent again under the same key, and is charged once.
 *
 * @decision D9
 */
export class BatchRunner {
  readonly book: RecordBook;
  readonly progress;
  readonly #options: RunnerOptions;
  readonly #ports: RunnerPorts;
  readonly #pace: CallPace;
  readonly #throughput = new Throughput();
  readonly #underWay = new Set<number>();
  #job: BatchJob;
  #phase: BatchProgress['phase'] = 'ready';
  #halt: Halt | null = null;
  #showTimer: ReturnType<typeof setTimeout> | undefined;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #losses = 0;
  /** In memory only, until the page is left. */
  #key = '';

  constructor(options: RunnerOptions, ports: RunnerPorts) {
    this.#options = options;
    this.#ports = ports;
    this.#job = options.job;
    this.book = new RecordBook(options.job.rows ?? [], options.records, ports.save);
    this.#pace = new CallPace(options.callsPerMinute);
    if (this.#isDone()) this.#phase = 'finished';
    this.progress = createStore<BatchProgress>(() => this.#read());
  }

  /** Begins or continues. A key that is given replaces the one before. */
  async start(key = this.#key): Promise<void> {
    this.#key = key;
    if (this.#phase === 'running') return;
    clearTimeout(this.#reconnectTimer);
    this.#halt = null;
    this.#phase = 'running';
    const now = Date.now();
    await this.book.set(...giveUpLostAnswers(this.book.list('sent', 'waiting'), now));
    const wait = measureEarlierCalls(this.book.all(), this.#options.callsPerMinute, now);
    if (wait > 0) this.#pace.hold(wait);
    for (const { index, state } of this.book.list('sent', 'waiting'))
      if (!this.#underWay.has(index)) this.#enqueue(index, state === 'sent' ? 1 : 0);
    this.#pace.start();
    this.#finishWhenDone();
  }

  /** Sends no further row. Pending calls are answered and their rows written. */
  pause(halt: Halt = PAUSED): void {
    if (this.#phase !== 'running') return;
    this.#pace.stop();
    this.#phase = 'halted';
    this.#halt = halt;
    if (halt.reason === 'connection') this.#reconnectLater();
    this.#show();
  }

  /** Ends the batch: rows that were not sent are not run. */
  async stop(): Promise<void> {
    this.pause();
    clearTimeout(this.#reconnectTimer);
    this.#halt = PAUSED;
    await this.book.set(...this.book.list('waiting').map((record) => ({ ...record, state: 'skipped' as const })));
    this.#finishWhenDone();
  }

  /** Runs rows that failed, or that were not run. */
  async runAgain(state: 'failed' | 'skipped', key = this.#key): Promise<void> {
    const rows = this.book.list(state);
    await this.book.set(...rows.map(toFreshRecord));
    this.pause();
    await this.start(key);
  }

  /** Takes a new limit for the calls that come. */
  setMaxCredits(maxCredits: number): void {
    this.#job = { ...this.#job, maxCredits };
  }

  /** The network is back. */
  reconnect(): void {
    if (this.#halt?.reason === 'connection') void this.start();
  }

  /** Starts nothing any more; resolves when the last answer is written. */
  async dispose(): Promise<void> {
    this.pause();
    clearTimeout(this.#reconnectTimer);
    // A halt at the limit would end when a pending call costs less than its price.
    this.#halt = PAUSED;
    this.#key = '';
    await this.#pace.settled();
  }

  #enqueue(index: number, priority = 0): void {
    this.#pace.add(() => this.#runRow(index), priority);
  }

  async #runRow(index: number): Promise<void> {
    const record = this.book.get(index);
    const { schema, table } = this.#options;
    const check = checkRow(schema, this.#job.mapping, table.rows[index] ?? []);
    if (!check.ok) return this.#settle(record, { kind: 'failed', error: check.problems[0]?.message ?? '' });
    const refusal = this.#refuse(record);
    if (refusal) return this.pause(refusal);
    this.#underWay.add(index);
    const sent = toSentRecord(record, Date.now());
    if (await this.#write(sent)) await this.#send(sent, check.body);
    this.#underWay.delete(index);
    this.#continueWhenCheaper();
    return this.#finishWhenDone();
  }

  async #send(sent: RowRecord, body: Body): Promise<void> {
    const idempotencyKey = toIdempotencyKey(this.#job, sent.index);
    try {
      const result = await this.#ports.send({ key: this.#key, body, idempotencyKey, maxCredits: this.#job.price });
      this.#losses = 0;
      const left = readCallsLeft(result.rate_limit);
      if (left) this.#pace.noteLeft(left);
      await this.#settle(sent, classifyAnswer(result), result);
    } catch (error) {
      await this.#settle(sent, classifyFailure(error));
    }
  }

  async #settle(sent: RowRecord, outcome: Outcome, result: TestResult | null = null): Promise<void> {
    const record = toSettledRecord(sent, outcome, result);
    await this.#write(record);
    this.#throughput.note();
    if (outcome.kind === 'done') this.#pace.raise();
    if (outcome.kind === 'halt') this.pause(outcome.halt);
    if (outcome.kind !== 'again') return;
    this.#pace.lower();
    this.#pace.hold(outcome.seconds * 1_000);
    if (this.#phase === 'running' && record.state !== 'failed') this.#enqueue(record.index, 1);
  }

  /** False when the store has no room; the batch halts then. */
  async #write(record: RowRecord): Promise<boolean> {
    try {
      await this.book.set(record);
      return true;
    } catch {
      this.pause(STORAGE_FULL);
      return false;
    } finally {
      this.#show();
    }
  }

  /** Why the row must not be sent: the sum of what was paid and of the pending calls is bounded. */
  #refuse({ state }: Pick<RowRecord, 'state'>): Halt | null {
    const { price, maxCredits } = this.#job;
    if (this.book.size > MAX_ANSWERS) return STORAGE_FULL;
    const next = state === 'sent' ? 0 : price;
    return this.book.spent + this.book.reserved(price) + next <= maxCredits ? null : LIMIT_REACHED;
  }

  /** Calls may cost less than their price, which leaves room below the limit. */
  #continueWhenCheaper(): void {
    if (this.#halt !== LIMIT_REACHED || this.#underWay.size > 0) return;
    if (this.#refuse({ state: 'waiting' }) === null) void this.start();
  }

  #reconnectLater(): void {
    const delay = RECONNECT_AFTER_MS[this.#losses++] ?? LONGEST_RECONNECT_MS;
    clearTimeout(this.#reconnectTimer);
    this.#reconnectTimer = setTimeout(() => this.reconnect(), delay);
  }

  #finishWhenDone(): void {
    if (this.#isDone()) this.#phase = 'finished';
    this.#show();
  }

  #isDone(): boolean {
    const { waiting, sent } = this.book.counts;
    return waiting + sent === 0;
  }

  /** Progress is shown a few times a second, however many rows are answered. */
  #show(): void {
    this.#showTimer ??= setTimeout(() => {
      this.#showTimer = undefined;
      this.progress.setState(this.#read());
    }, SHOWN_EVERY_MS);
  }

  #read(): BatchProgress {
    const { heldUntil, isAtLimit, inFlight } = this.#pace;
    const { counts, spent } = this.book;
    const perMinute = this.#throughput.perMinute();
    return { phase: this.#phase, halt: this.#halt, counts, spent, inFlight, heldUntil, isAtLimit, perMinute };
  }
}
