import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError } from '../database/cli-error.ts';
import { type ListeningSocket, openListeningSocket } from './listening-socket.ts';
import { LogFile } from './log-file.ts';
import { guardOrphan } from './orphan-guard.ts';
import type { ProcessSpec } from './process-spec.ts';
import { toTerminalLine } from './terminal-line.ts';

const FOLLOW_PARENT = join(import.meta.dirname, 'follow-parent.mjs');
/** A service ends within 10 s. */
const TIMEOUT_MS = { stop: 10_000, ready: 60_000 };
/** Pauses between starts double with every crash, until the process has run for a while. */
const RESTART = { stableAfterMs: 30_000, longestPauseMs: 10_000 };

/** Where an inherited socket lies in a child: after its three streams and its channel to us. */
const LISTEN_FD = 4;

/** Keeps a process running: its output goes to a log, its errors to the terminal too, and after a crash it is started again. */
export class SupervisedProcess {
  readonly name: string;
  private readonly spec: ProcessSpec;
  private readonly logFile: LogFile;
  private socket: ListeningSocket | undefined;
  private child: ChildProcess | undefined;
  private replacement: ChildProcess | undefined;
  private stopping = false;
  /** What a crash starts again. */
  private script: string;
  private startedAt = 0;
  private crashes = 0;

  constructor(spec: ProcessSpec) {
    this.spec = spec;
    this.name = spec.name;
    this.script = spec.script;
    this.logFile = new LogFile(join(spec.logDir, `${spec.name}.log`));
  }

  start(): void {
    this.startedAt = Date.now();
    this.child = this.launch(this.script);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** How often it ended by itself, lately. */
  get recentCrashes(): number {
    return this.crashes;
  }

  /**
   * Starts a script, by default its own once more, beside the running process, and ends that one when the new one is ready. They share one queue of
   * connections, and the old one drains, so no call is lost.
   *
   * @throws {CliError} when the new one does not become ready; the old one goes on.
   */
  async replace(script = this.script): Promise<void> {
    if (this.replacement || this.stopping) throw new CliError(`${this.name} is being replaced or stopped already.`);
    const replacement = (this.replacement = this.launch(script));
    const isReady = await becomesReady(replacement);
    this.replacement = undefined;
    if (!isReady || this.stopping) {
      await end(replacement, 'SIGKILL');
      if (!this.child) this.startAgain('while its replacement did not start');
      throw new CliError(`The new process of ${this.name} did not become ready: see ${this.logFile.path}.`);
    }
    const old = this.child;
    this.script = script;
    this.startedAt = Date.now();
    this.child = replacement;
    await end(old, 'SIGTERM');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    // Nothing takes over, so there is nothing to drain for: SIGTERM would.
    await Promise.all([end(this.child, 'SIGINT'), end(this.replacement, 'SIGKILL')]);
    this.closeSocket();
  }

  private launch(script: string): ChildProcess {
    const { cwd, env, listens, nodeOptions = ['--enable-source-maps'] } = this.spec;
    if (listens !== undefined) this.socket ??= openListeningSocket(listens);
    const child = spawn(process.execPath, [...nodeOptions, '--import', FOLLOW_PARENT, script], {
      cwd,
      env: { ...env, ...(this.socket && { LISTEN_FD: String(LISTEN_FD) }) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(this.socket ? [this.socket.fd] : [])],
      // A group of its own: Ctrl-C is for the stack, which stops its processes in order.
      detached: true,
    });
    guardOrphan(child);
    child.once('exit', (code, signal) => {
      if (child === this.child) this.ended(code ?? signal);
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.log(line, stream === child.stderr));
    }
    return child;
  }

  private ended(reason: number | string | null): void {
    this.child = undefined;
    if (this.stopping || this.replacement) return;
    this.crashes = Date.now() - this.startedAt > RESTART.stableAfterMs ? 1 : this.crashes + 1;
    this.startAgain(reason);
  }

  private startAgain(reason: number | string | null): void {
    // Calls are refused at once while nothing would answer them.
    this.closeSocket();
    const wait = Math.min(500 * 2 ** (Math.max(this.crashes, 1) - 1), RESTART.longestPauseMs);
    console.error(
      `[${this.name}] ended (${reason}), starting again in ${wait / 1000} s; its log is ${this.logFile.path}`,
    );
    setTimeout(() => {
      // A replacement has taken over meanwhile, or is about to; when it fails, it is asked for again.
      if (this.stopping || this.child || this.replacement) return;
      try {
        this.start();
      } catch (error) {
        this.ended(error instanceof Error ? error.message : String(error));
      }
    }, wait);
  }

  private closeSocket(): void {
    this.socket?.close();
    this.socket = undefined;
  }

  private log(line: string, isError: boolean): void {
    this.logFile.append(line);
    const shown = toTerminalLine(line, isError);
    if (shown !== undefined) console.error(`[${this.name}] ${shown}`);
  }
}

function becomesReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS.ready);
    const settle = (ready: boolean) => {
      clearTimeout(timer);
      resolve(ready);
    };
    child.once('exit', () => settle(false));
    child.on('message', (message) => {
      if (message === 'ready') settle(true);
    });
  });
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const inTime = await Promise.race([gone.then(() => true), pause(TIMEOUT_MS.stop, false, { ref: false })]);
  if (!inTime) child.kill('SIGKILL');
  await gone;
}
