import { isPageRemote } from '@declic/openapi/validators';
import type { ComposedRemote, Composition } from './composition';

export interface ReadComposition {
  /** With the remotes that can be used. Undefined when the value is no composition at all. */
  composition: Composition | undefined;
  malformed: readonly unknown[];
}

/** Checks a composition against the contract, so that one malformed remote costs that remote only. */
export function readComposition(value: unknown): ReadComposition {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !Array.isArray(value['remotes']))
    return { composition: undefined, malformed: [] };
  const { id } = value;
  const all: readonly unknown[] = value['remotes'];
  return {
    composition: { id, ...readShell(value['shell']), remotes: all.filter(isComposedRemote) },
    malformed: all.filter((remote) => !isComposedRemote(remote)),
  };
}

/** A malformed one is left out, as if none was named: pages then keep the shell that they had. */
function readShell(shell: unknown): Pick<Composition, 'shell'> {
  return isComposedShell(shell) ? { shell } : {};
}

export function isComposedShell(shell: unknown): shell is NonNullable<Composition['shell']> {
  return isRecord(shell) && ['version', 'owner', 'title', 'entry'].every((field) => typeof shell[field] === 'string');
}

export function isComposedRemote(remote: unknown): remote is ComposedRemote {
  return isRecord(remote) && isRecord(remote['preload']) && isRecord(remote['integrity']) && isPageRemote(remote);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
