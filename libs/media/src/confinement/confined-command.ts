import type { Tools } from './find-tools';

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
 * The command that runs a script under limits of the kernel: the lowest priority, memory, no core files, an end together with the
 * parent process, no network. Tools that the machine lacks are left out; the limits of Node stay.
 */
export function confinedCommand(
  script: string,
  args: readonly string[],
  { memoryMb, heapMb, withoutNetwork, nodeOptions }: Confinement,
  tools: Tools,
): Command {
  const bytes = (memoryMb + V8_RESERVED_MB) * 1024 * 1024;
  const wrap = (tool: string | undefined, ...options: readonly string[]) => (tool ? [tool, ...options] : []);
  const [file = process.execPath, ...rest] = [
    // From the first moment, so that each thread of the process inherits it.
    ...wrap(tools.nice, '-n', '19'),
    ...(withoutNetwork ? wrap(tools.unshare, '--user', '--net') : []),
    // After `unshare`: a change of credentials clears the signal.
    ...wrap(tools.setpriv, '--pdeathsig', 'KILL', '--no-new-privs'),
    ...wrap(tools.prlimit, `--data=${bytes}`, '--core=0'),
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    ...nodeOptions,
    script,
    ...args,
  ];
  return { file, args: rest };
}
