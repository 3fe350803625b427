import { isRecord } from '@declic/openapi/json';
import { isCompositionId, isPageRemote } from '@declic/openapi/validators';
import type { ComposedRemote, Composition } from './composition';

export interface ReadComposition {
  /** With the remotes that can be used. Undefined when the value is no composition at all. */
  composition: Composition | undefined;
  malformed: readonly unknown[];
}

/** Checks a composition against the contract, so that one malformed remote costs that remote only. */
export function readComposition(value: unknown): ReadComposition {
  if (!isRecord(value) || !isCompositionId(value['id']) || !Array.isArray(value['remotes']))
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
  return (
    isRecord(remote) &&
    isRecordOf(remote['preload'], isListOfTexts) &&
    isRecordOf(remote['integrity'], isText) &&
    isRecordOf(remote['pages'] ?? {}, isComposedPage) &&
    isPageRemote(remote)
  );
}

function isRecordOf(value: unknown, isMember: (member: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isMember);
}

function isComposedPage(page: unknown): boolean {
  return isRecord(page) && isText(page['file']) && isText(page['integrity']);
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
