import { readFileSync } from 'node:fs';
import { type CpuInfo, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

interface CoreTimes {
  readonly idle: number;
  readonly all: number;
}

/** Which part of their time the cores had nothing to do while some work ran: from 0 to 1. */
export async function withIdlePart<Result>(
  work: () => Promise<Result>,
  read: () => CoreTimes = readTimes,
): Promise<{ result: Result; idle: number }> {
  const before = read();
  const result = await work();
  const after = read();
  const all = after.all - before.all;
  return { result, idle: all > 0 ? (after.idle - before.idle) / all : 1 };
}

/** Enough for a browser and the servers behind its page. */
const QUIET_IDLE = 0.6;

/** Waits until the cores had time for a second; no longer than `seconds`. */
export async function waitForIdleCores(
  seconds: number,
  read: () => CoreTimes = readTimes,
  second = 1_000,
): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    const { idle } = await withIdlePart(() => wait(second), read);
    if (idle >= QUIET_IDLE) return;
  }
}

/** Milliseconds since the machine was started, of all cores together. */
export function readTimes(cores: readonly Pick<CpuInfo, 'times'>[] = cpus(), stat = readStat()): CoreTimes {
  const idle = cores.reduce((sum, { times }) => sum + times.idle, 0);
  const counted = cores.flatMap(({ times }) => Object.values(times)).reduce((sum, time) => sum + time, 0);
  return { idle, all: counted + stolenIn(stat) };
}

const TICK_MS = 10;

/** The time in which the cores of a virtual machine had work, and its host gave them to another one. Node does not count it. */
function stolenIn(stat: string): number {
  const [, stolen = '0'] = /^cpu +(?:\d+ ){7}(\d+)/.exec(stat) ?? []; // behind user, nice, system, idle, iowait, irq and softirq
  return Number(stolen) * TICK_MS;
}

/** Linux alone counts such time. */
const readStat = () => (process.platform === 'linux' ? readFileSync('/proc/stat', 'utf8') : '');
