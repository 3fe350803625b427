import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Operation } from '@declic/openapi/testing';

/** The calls of a project whose failures are to be known. */
export interface ProjectCalls {
  /** The file with which its bundle begins. */
  readonly entry: string;
  /** The calls whose failure is not shown, and why. */
  readonly silent: { readonly [Name in Operation]?: string };
}

/** As `tools/vite/print-calls.ts` prints them. */
export interface Calls {
  readonly operations: readonly string[];
  readonly computed: readonly string[];
}

/** The calls in the bundle of a project, with those of the shared libraries that it uses. */
export async function readCalls(entry: string): Promise<Calls> {
  const script = join(import.meta.dirname, '../../../../tools/vite/print-calls.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, entry]);
  return JSON.parse(stdout) as Calls; // written by that script
}

/** What is wrong with the list of fed calls, each in one line. */
export function findGaps(
  { operations, computed }: Calls,
  fed: readonly string[],
  silent: ProjectCalls['silent'],
): string[] {
  const isFed = new Set(fed);
  const isCalled = new Set(operations);
  const reasons = new Map(Object.entries(silent));
  return [
    ...computed.map((call) => `${call}: its path is computed; write it in the call`),
    ...operations.filter((call) => !isFed.has(call) && !reasons.has(call)).map((call) => `${call}: no screen is fed`),
    ...[...reasons.keys()].filter((call) => isFed.has(call)).map((call) => `${call}: is silent, and fed`),
    ...[...reasons.keys(), ...isFed].filter((call) => !isCalled.has(call)).map((call) => `${call}: is never called`),
  ];
}
