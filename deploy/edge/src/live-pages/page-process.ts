import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { dirname } from 'node:path';
import { type Command, confinedCommand, findTools, type Tools } from '@declic/media/confinement';
import type { LivePage, ReadForPage } from '@declic/remote-kit/contract';
import { guardProcess } from './guard-process';
import { CHANNEL_DESCRIPTOR, LineChannel } from './line-channel';
import { type FromPageProcess, LONGEST_FROM_PROCESS, type PageAddress, type ToPageProcess } from './messages';
import { readFromProcess } from './read-from-process';

/** A page of all workshops takes 40 MB. */
const HEAP_MB = 160;
const MEMORY_MB = 320;
/** A page needs one or two. */
const MOST_READS = 8;

interface Job {
  readonly read: ReadForPage;
  reads: number;
  resolve(page: LivePage): void;
  reject(error: Error): void;
}

/** A page that its own code could not render. The process is none the worse for it. */
export class UnrenderedPageError extends Error {}

/**
 * A process that runs the program of one release. It is treated as a stranger: no network, files, processes or environment, limits of
 * memory and time, and each of its messages is checked. One that breaks a rule is killed.
 */
export class PageProcess {
  readonly #child: ChildProcess;
  readonly #channel: LineChannel;
  readonly #ready = Promise.withResolvers<void>();
  #job: Job | undefined;
  #end: Error | undefined;

  /** @param workerFile the built `page-worker.js`. */
  constructor(workerFile: string, source: string) {
    // Who waits for it hears of it.
    this.#ready.promise.catch(() => undefined);
    const tools = findTools();
    const { file, args } = toCommand(workerFile, tools);
    this.#child = spawn(file, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    if (tools.setpriv === undefined) guardProcess(this.#child);
    this.#child.once('error', (error) => this.stop(`it did not start: ${error.message}`));
    this.#child.once('exit', (code, signal) => this.stop(`it ended with ${signal ?? code}`));
    // Without free descriptors there is no channel, and the reason comes as an event.
    const socket = (this.#child.stdio as ChildProcess['stdio'] | undefined)?.[CHANNEL_DESCRIPTOR];
    if (!socket) throw new Error('No process can be started.');
    this.#channel = new LineChannel(socket as Socket, {
      longest: LONGEST_FROM_PROCESS,
      onMessage: (message) => this.#take(readFromProcess(message)),
      onEnd: (fault = 'it closed its channel') => this.stop(fault),
    });
    this.#send({ type: 'program', source });
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /**
   * Renders one page; the next one has to wait.
   *
   * @throws {UnrenderedPageError} its code threw.
   * @throws the process ended, or was killed because it took too long.
   */
  async render({ path, site }: PageAddress, read: ReadForPage, limitMs: number): Promise<LivePage> {
    const timer = setTimeout(() => this.stop(`it took more than ${limitMs} ms`), limitMs);
    try {
      await this.#ready.promise;
      const { promise, resolve, reject } = Promise.withResolvers<LivePage>();
      this.#job = { read, reads: 0, resolve, reject };
      if (this.#end) throw this.#end;
      this.#send({ type: 'render', path, site });
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#job = undefined;
    }
  }

  stop(reason = 'it is not needed'): void {
    if (this.#end) return;
    this.#end = new Error(`The process of a release's pages is gone: ${reason}`);
    this.#child.kill('SIGKILL');
    this.#ready.reject(this.#end);
    this.#job?.reject(this.#end);
  }

  #send(message: ToPageProcess): void {
    this.#channel.send(message);
  }

  #take(message: FromPageProcess | undefined): void {
    const job = this.#job;
    if (message?.type === 'ready') return this.#ready.resolve();
    // A page that has failed may still have read something.
    if (message?.type === 'read') return job && void this.#answer(job, message);
    if (!message || !job) return this.stop('it sent what it was not asked for');
    if (message.type === 'page') job.resolve(message.page);
    else job.reject(new UnrenderedPageError(message.reason));
    this.#job = undefined;
  }

  async #answer(job: Job, { id, path }: Extract<FromPageProcess, { type: 'read' }>): Promise<void> {
    job.reads += 1;
    if (job.reads > MOST_READS) return this.stop(`it read more than ${MOST_READS} times for one page`);
    try {
      this.#send({ type: 'answer', id, ...(await job.read(path)) });
    } catch (error) {
      this.#send({ type: 'failure', id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** With the priority of the edge: visitors wait for it. */
function toCommand(workerFile: string, tools: Tools): Command {
  const nodeOptions = ['--permission', `--allow-fs-read=${dirname(workerFile)}`];
  const limits = { memoryMb: MEMORY_MB, heapMb: HEAP_MB, withoutNetwork: true, nodeOptions };
  return confinedCommand(workerFile, [], limits, { ...tools, nice: undefined });
}
