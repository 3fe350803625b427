import { cpus } from 'node:os';

/** Which part of their time the cores had nothing to do while some work ran: from 0 to 1. */
export async function withIdlePart<Result>(work: () => Promise<Result>): Promise<{ result: Result; idle: number }> {
  const before = readTimes();
  const result = await work();
  const after = readTimes();
  const all = after.all - before.all;
  return { result, idle: all > 0 ? (after.idle - before.idle) / all : 1 };
}

function readTimes(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  return { idle, all: times.flatMap((core) => Object.values(core)).reduce((sum, time) => sum + time, 0) };
}
