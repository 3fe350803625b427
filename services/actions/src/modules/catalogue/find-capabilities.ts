import { createRequire } from 'node:module';
import type { Capability } from '../../engine/action';
import { Capabilities } from '../../engine/capabilities';
import type { ActionsConfig } from '../../config';

const { resolve } = createRequire(import.meta.url);

/** Looks once, when the service starts: what is missing then disables actions, instead of failing their runs. */
export function findCapabilities({ LLM_BASE_URL, LLM_MODEL }: ActionsConfig): Capabilities {
  const present = new Set<Capability>(['egress']);
  if (LLM_BASE_URL && LLM_MODEL) present.add('model');
  if (isInstalled('@napi-rs/canvas') && isInstalled('@napi-rs/webcodecs')) present.add('video');
  return new Capabilities(present);
}

function isInstalled(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch {
    return false;
  }
}
