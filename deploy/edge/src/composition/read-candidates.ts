import type { Candidates } from '@declic/nest-kit/composition';
import { isComposedRemote, isComposedShell } from './read-composition';
import { isRecord } from '@declic/openapi/json';

type ShellCandidates = NonNullable<Candidates['shell']>;
type RemoteCandidates = Candidates['remotes'][number];

/** What a share of the visitors gets instead of the stable versions. */
export interface Canaries {
  readonly shell: ShellCandidates['canary'];
  readonly remotes: readonly NonNullable<RemoteCandidates['canary']>[];
}

export interface ReadCandidates {
  /** The composition of the stable versions, still to be checked; undefined when the answer holds no candidates. */
  readonly stable: unknown;
  readonly canaries: Canaries;
}

export const NO_CANARIES: Canaries = { shell: undefined, remotes: [] };

/**
 * Takes the registry's answer apart. A canary that is malformed, or of another remote, costs the canary only: its visitors get the
 * stable version.
 */
export function readCandidates(value: unknown): ReadCandidates {
  if (!isRecord(value) || !Array.isArray(value['remotes'])) return { stable: undefined, canaries: NO_CANARIES };
  const all: readonly unknown[] = value['remotes'];
  const shell = isRecord(value['shell']) ? value['shell'] : {};
  const remotes = all.map((candidates) => (isRecord(candidates) ? candidates['stable'] : candidates));
  return {
    stable: { id: value['id'], ...(isRecord(shell['stable']) && { shell: shell['stable'] }), remotes },
    canaries: { shell: readShellCanary(shell), remotes: all.flatMap(readRemoteCanary) },
  };
}

function readShellCanary({ canary }: Record<string, unknown>): Canaries['shell'] {
  if (!isRecord(canary) || !isPercent(canary['percent']) || !isComposedShell(canary['release'])) return undefined;
  return { percent: canary['percent'], release: canary['release'] };
}

function readRemoteCanary(candidates: unknown): Canaries['remotes'] {
  if (!isRecord(candidates) || !isRecord(candidates['canary']) || !isRecord(candidates['stable'])) return [];
  const { percent, release } = candidates['canary'];
  if (!isPercent(percent) || !isComposedRemote(release) || release.name !== candidates['stable']['name']) return [];
  return [{ percent, release }];
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 100;
}
