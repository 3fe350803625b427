import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a process runs. A zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Someone else's process: it exists, we may only not signal it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
}

/** Waits until `holds` or the time is over; says which. */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  timeoutMs: number,
  everyMs = 20,
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() >= end) return false;
    await pause(everyMs);
  }
  return true;
}
