import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ActionDefinition } from '../definition/definition';

const MOST_BYTES = 64 * 1024 * 1024;

/** The definitions of all actions, as the service publishes them. */
export async function readDefinitions(): Promise<ActionDefinition[]> {
  const script = join(import.meta.dirname, '../../../../tools/sdk/print-definitions.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: MOST_BYTES });
  return JSON.parse(stdout) as ActionDefinition[]; // written by the service's own presenter
}
