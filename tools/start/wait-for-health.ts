import { setTimeout as pause } from 'node:timers/promises';
import { CliError } from '../database/cli-error.ts';
import type { SupervisedProcess } from './supervised-process.ts';

const TIMEOUT_MS = 60_000;
const CRASHES = 3;

/** @throws {CliError} when the process keeps crashing or does not answer in time. */
export async function waitForHealth(process: SupervisedProcess, url: string, logDir: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isHealthy(url))) {
    if (process.recentCrashes >= CRASHES)
      throw new CliError(`${process.name} does not start: its reason is above and in ${logDir}/${process.name}.log.`);
    if (Date.now() > end)
      throw new CliError(
        `${process.name} did not answer within ${TIMEOUT_MS / 1000} s: see ${logDir}/${process.name}.log.`,
      );
    await pause(50);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
