import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrontContract, OFFER_FILE } from '@declic/remote-kit/contract';

/** What the shell in a folder offers to remotes; undefined when its build does not say. */
export function readOffer(directory: string): FrontContract | undefined {
  try {
    return JSON.parse(readFileSync(join(directory, OFFER_FILE), 'utf8')) as FrontContract; // written by the shell's build
  } catch {
    return undefined;
  }
}
