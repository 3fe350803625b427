import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Command {
  readonly file: string;
  readonly args: string[];
}

export interface Confinement {
  /** Writable memory of the process beyond what V8 reserves, in MB. */
  readonly memoryMb: number;
  readonly heapMb: number;
  /** Whether the process gets a network namespace of its own, which is empty. */
  readonly withoutNetwork: boolean;
  /** Options of Node, such as those of its permission model. */
  readonly nodeOptions: readonly string[];
}

/** V8 reserves so much for compiled code at its start, and the kernel counts it as writable memory. */
const V8_RESERVED_MB = 512;

/**
 * The command that runs a script under limits of the kernel: memory, no core files, an end together with the parent process, no
 * network. What this machine lacks is left out (`missingTools` names it); the limits of Node stay.
 */
export function confinedCommand(
  script: string,
  args: readonly string[],
  { memoryMb, heapMb, withoutNetwork, nodeOptions }: Confinement,
): Command {
  const bytes = (memoryMb + V8_RESERVED_MB) * 1024 * 1024;
  const wrappers = [
    ...(withoutNetwork ? usable('unshare', '--user', '--net') : []),
    // After `unshare`: a change of credentials clears the signal.
    ...usable('setpriv', '--pdeathsig', 'KILL', '--no-new-privs'),
    ...usable('prlimit', `--data=${bytes}`, '--core=0'),
  ];
  const [file = process.execPath, ...rest] = [
    ...wrappers,
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    ...nodeOptions,
    script,
    ...args,
  ];
  return { file, args: rest };
}

/** Tools of util-linux that this machine does not have, or that may not do their work here. */
export function missingTools(): string[] {
  return ['unshare', 'setpriv', 'prlimit'].filter((name) => usable(name).length === 0);
}

const probes: Readonly<Record<string, readonly string[]>> = {
  unshare: ['--user', '--net'],
  setpriv: ['--pdeathsig', 'KILL', '--no-new-privs'],
  prlimit: ['--data=1000000000', '--core=0'],
};
const probed = new Map<string, string | undefined>();

/** The tool with its options, or nothing when it does not work here. Tried once per process. */
function usable(name: string, ...options: readonly string[]): string[] {
  if (!probed.has(name)) probed.set(name, probe(name));
  const path = probed.get(name);
  return path === undefined ? [] : [path, ...options];
}

function probe(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  const works = path !== undefined && spawnSync(path, [...(probes[name] ?? []), 'true']).status === 0;
  return works ? path : undefined;
}
