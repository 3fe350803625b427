import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { guardOrphan } from './orphan-guard.ts';
import { toTerminalLine } from './terminal-line.ts';

const FOLLOW_PARENT = join(import.meta.dirname, 'follow-parent.mjs');
const LARGEST_LOG = 10 * 1024 * 1024;
/** A service ends within 10 s, whatever hangs. */
const STOP_TIMEOUT_MS = 10_000;
const STABLE_AFTER_MS = 30_000;
const LONGEST_PAUSE_MS = 10_000;

/** A Node program that belongs to the stack. */
export interface ProcessSpec {
  readonly name: string;
  readonly script: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logDir: string;
}

/** Keeps a process running: its output goes to a log, its errors to the terminal too, and after a crash it is started again. */
export class SupervisedProcess {
  readonly name: string;
  private readonly spec: ProcessSpec;
  private readonly logFile: string;
  private child: ChildProcess | undefined;
  private stopping = false;
  private crashes = 0;

  constructor(spec: ProcessSpec) {
    this.spec = spec;
    this.name = spec.name;
    this.logFile = join(spec.logDir, `${spec.name}.log`);
    if (existsSync(this.logFile) && statSync(this.logFile).size > LARGEST_LOG)
      renameSync(this.logFile, `${this.logFile}.1`);
  }

  start(): void {
    const { script, cwd, env } = this.spec;
    const startedAt = Date.now();
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', FOLLOW_PARENT, script], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C is for the stack, which stops its processes in order.
      detached: true,
    });
    this.child = child;
    guardOrphan(child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.log(line, stream === child.stderr));
    }
    child.once('exit', (code, signal) => {
      if (this.stopping) return;
      this.crashes = Date.now() - startedAt > STABLE_AFTER_MS ? 1 : this.crashes + 1;
      void this.startAgain(code ?? signal);
    });
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** How often it ended by itself, lately. */
  get recentCrashes(): number {
    return this.crashes;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    // Nothing takes over, so there is nothing to drain for: SIGTERM would.
    child.kill('SIGINT');
    const inTime = await Promise.race([gone.then(() => true), pause(STOP_TIMEOUT_MS, false, { ref: false })]);
    if (!inTime) child.kill('SIGKILL');
    await gone;
  }

  private async startAgain(reason: number | string | null): Promise<void> {
    const wait = Math.min(500 * 2 ** (this.crashes - 1), LONGEST_PAUSE_MS);
    console.error(`[${this.name}] ended (${reason}), starting again in ${wait / 1000} s; its log is ${this.logFile}`);
    await pause(wait);
    if (!this.stopping) this.start();
  }

  private log(line: string, isError: boolean): void {
    appendFileSync(this.logFile, `${line}\n`);
    const shown = toTerminalLine(line, isError);
    if (shown !== undefined) console.error(`[${this.name}] ${shown}`);
  }
}
