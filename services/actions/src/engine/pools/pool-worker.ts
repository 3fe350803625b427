import { isFromWorker } from './is-from-worker';
import type { JobReply } from './job-reply';
import type { PoolJob } from './pool-job';
import { type OutsidePorts, PortCalls } from './port-calls';
import { ProtocolError } from './protocol-error';
import { WorkerTurn } from './worker-turn';
import type { FromWorker, ToWorker } from './worker-messages';

/** A process that was started, as the pool sees it. */
export interface WorkerChannel {
  /** @throws {RejectedInputError} the message is larger than may be sent. */
  send(message: ToWorker): void;
  /** What the process sends is whatever it wants. */
  onMessage(listener: (message: unknown) => void): void;
  /** Bytes that were sent and that the process has not read. */
  countUnread(): number;
  /** Ends it because of what it sent. */
  refuse(reason: string): void;
  /** Ends it at once, whatever it does. */
  kill(): void;
  /** Resolves with the reason once it has ended. Never rejects. */
  readonly ended: Promise<Error>;
}

/** The job's right to use a core, which it gives back while it waits for the network. */
export interface CoreUse {
  take(): Promise<void>;
  give(): void;
}

interface Current extends PromiseWithResolvers<JobReply> {
  readonly core: CoreUse;
  readonly calls: PortCalls;
  readonly turn: WorkerTurn;
}

/** Runs one job at a time in its process, and counts what it has been used for. */
export class PoolWorker {
  isAlive = true;
  jobs = 0;
  memoryBytes = 0;
  private current: Current | undefined;
  private lastTurn: WorkerTurn | undefined;

  constructor(private readonly channel: WorkerChannel) {
    channel.onMessage((message) => this.receive(message));
    void this.ended.then((reason) => {
      this.isAlive = false;
      this.current?.reject(reason);
    });
  }

  get ended(): Promise<Error> {
    return this.channel.ended;
  }

  /** Whether the last job has reached it. */
  get hasBegun(): boolean {
    return this.lastTurn?.hasBegun ?? false;
  }

  /**
   * Runs a job that holds a core.
   *
   * @throws the reason why the worker ended, when it ended before it replied.
   */
  async run(job: PoolJob, core: CoreUse, ports: OutsidePorts): Promise<JobReply> {
    const calls = new PortCalls({
      ports,
      answer: (id, answer) => this.channel.send({ type: 'answer', id, answer }),
      countUnread: () => this.channel.countUnread(),
    });
    const current = { ...Promise.withResolvers<JobReply>(), core, calls, turn: new WorkerTurn() };
    this.current = current;
    this.lastTurn = current.turn;
    try {
      this.channel.send({ type: 'job', job });
      const reply = await current.promise;
      this.jobs += 1;
      this.memoryBytes = reply.memoryBytes;
      return reply;
    } finally {
      this.current = undefined;
      calls.end();
    }
  }

  kill(): void {
    this.isAlive = false;
    this.channel.kill();
  }

  private receive(message: unknown): void {
    try {
      if (!isFromWorker(message)) throw new ProtocolError('It sent a message that is none of a worker.');
      if (!this.current) throw new ProtocolError('It sent a message without a job.');
      this.handle(message, this.current);
    } catch (error) {
      this.isAlive = false;
      this.channel.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  private handle(message: FromWorker, current: Current): void {
    current.turn.take(message.type);
    if (message.type === 'reply') current.resolve(message.reply);
    else if (message.type === 'waits') current.core.give();
    else if (message.type === 'ready') void this.letGoOn(current);
    else if (message.type === 'call') current.calls.start(message.id, message.call);
    else if (message.type === 'cancel') current.calls.cancel(message.id);
  }

  private async letGoOn(current: Current): Promise<void> {
    // A run whose wait is cut off is ended by its deadline.
    const hasCore = await current.core.take().then(
      () => true,
      () => false,
    );
    if (!hasCore || this.current !== current) return;
    current.turn.goOn();
    this.channel.send({ type: 'go on' });
  }
}
