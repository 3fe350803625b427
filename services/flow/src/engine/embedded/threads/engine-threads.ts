import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { TimeBudget } from '@declic/nest-kit/time-budget';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { StepId } from '../../content-engine';
import { EngineTimeoutError } from './engine-timeout-error';
import type * as tasks from './tasks';
import type { StepReply, ThreadMessage } from './thread-call';

type Tasks = typeof tasks;
type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0]['input'];
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

export interface EngineThreadsOptions {
  /** The built file that exports the tasks. */
  readonly workerFile: string;
  /** The longest that a task may take from its start in the thread, without what its caller does between its steps. */
  readonly timeLimitMs?: number;
  /** A thread that needs more ends, and the service goes on. */
  readonly heapMb?: number;
}

interface TaskOptions {
  /** Asked before each step and waited for. */
  readonly onStep?: (step: StepId) => Promise<void>;
  /** Ends the task: it leaves the queue, or its thread is ended. */
  readonly signal?: AbortSignal | undefined;
}

const TIME_LIMIT_MS = 30_000;
/** Short tasks pass a long one. */
const MAX_THREADS = 2;
/** The second thread ends when it had nothing to do for so long. */
const IDLE_MS = 60_000;
const HEAP_MB = 512;

/** Runs tasks of the embedded engine beside the event loop. The first task starts the first thread. */
export class EngineThreads implements OnApplicationShutdown {
  private readonly logger = new Logger('EngineThreads');
  private pool: Piscina | undefined;
  private isShutDown = false;

  constructor(private readonly options: EngineThreadsOptions) {}

  /**
   * Rejects as `onStep` does, and with the reason of the signal.
   *
   * @throws {EngineTimeoutError} the task took too long; its thread was ended.
   */
  async run<Name extends keyof Tasks>(
    name: Name,
    input: Input<Name>,
    { onStep = () => Promise.resolve(), signal }: TaskOptions = {},
  ): Promise<Result<Name>> {
    const { timeLimitMs = TIME_LIMIT_MS } = this.options;
    const { port1: port, port2 } = new MessageChannel();
    const timeLimit = new AbortController();
    const stopped = new AbortController();
    const timer = new TimeBudget(timeLimitMs, () => timeLimit.abort());
    port.on('message', (message: ThreadMessage) => {
      if (message.type === 'begun') timer.start();
      else void replyTo(message.step, { port, onStep, stopped, timer });
    });
    this.pool ??= this.createPool();
    try {
      const ends = signal ? AbortSignal.any([timeLimit.signal, signal]) : timeLimit.signal;
      const task = { name, transferList: [port2], signal: ends };
      return (await this.pool.run({ input, port: port2 }, task)) as Result<Name>; // what the task of this name returns
    } catch (error) {
      if (timeLimit.signal.aborted) throw new EngineTimeoutError(timeLimitMs);
      signal?.throwIfAborted();
      stopped.signal.throwIfAborted();
      throw error;
    } finally {
      timer.close();
      port.close();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isShutDown = true;
    await this.pool?.destroy();
  }

  private createPool(): Piscina {
    const { workerFile, heapMb = HEAP_MB } = this.options;
    const pool = new Piscina({
      filename: workerFile,
      maxThreads: MAX_THREADS,
      // Not 0: with none left, a task that waits would never run when its thread is ended.
      minThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      recordTiming: false,
      atomics: 'disabled',
    });
    pool.on('error', (error: unknown) => this.logger.error({ err: error }, 'A thread without a task broke'));
    // It is told before the pool has replaced the thread.
    pool.on('workerDestroy', () => queueMicrotask(() => this.replaceWhenEmpty(pool)));
    return pool;
  }

  /** Piscina replaces no thread any more once one could not start: tasks that wait would wait for ever, so they are rejected. */
  private replaceWhenEmpty(pool: Piscina): void {
    if (this.isShutDown || this.pool !== pool || pool.threads.length > 0) return;
    this.pool = undefined;
    void pool.destroy();
  }
}

interface StepContext {
  readonly port: MessagePort;
  readonly onStep: (step: StepId) => Promise<void>;
  readonly stopped: AbortController;
  readonly timer: TimeBudget;
}

async function replyTo(step: StepId, { port, onStep, stopped, timer }: StepContext): Promise<void> {
  timer.stop();
  let reply: StepReply = 'go on';
  try {
    await onStep(step);
  } catch (error) {
    stopped.abort(error);
    reply = 'stop';
  }
  timer.start();
  port.postMessage(reply);
}
