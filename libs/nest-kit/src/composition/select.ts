import { isAmongPercent } from './bucket';
import { type ChosenRemote, compositionId } from './composition-id';

/** What visitors may get of one deployable. */
export interface ReleaseCandidates<Release> {
  readonly stable: Release;
  readonly canary?: { readonly percent: number; readonly release: Release };
}

/** What visitors may get of everything: the registry's answer to the edge. */
export interface Candidates<Shell, Remote> {
  /** Null before the first shell was released. */
  readonly shell: ReleaseCandidates<Shell> | null;
  readonly remotes: readonly ReleaseCandidates<Remote>[];
}

interface Selected<Shell, Remote> {
  id: string;
  shell?: Shell;
  remotes: Remote[];
}

/**
 * The composition of one visitor. The registry and the edge both select with this function, so a page and the call by which it asks
 * for its composition again agree. Without a visitor's id there is no canary.
 */
export function select<Shell extends { readonly version: string }, Remote extends ChosenRemote>(
  { shell, remotes }: Candidates<Shell, Remote>,
  visitorId: string | undefined,
): Selected<Shell, Remote> {
  const chosenShell = shell ? choose('shell', shell, visitorId) : undefined;
  const chosen = remotes.map((candidates) => choose(candidates.stable.name, candidates, visitorId));
  return {
    id: compositionId(chosenShell?.version, chosen),
    ...(chosenShell && { shell: chosenShell }),
    remotes: chosen,
  };
}

/** Whether any visitor gets another composition than the others. */
export function hasCanary({ shell, remotes }: Candidates<unknown, unknown>): boolean {
  return shell?.canary !== undefined || remotes.some(({ canary }) => canary !== undefined);
}

function choose<Release>(
  name: string,
  { stable, canary }: ReleaseCandidates<Release>,
  visitorId: string | undefined,
): Release {
  if (!canary || visitorId === undefined) return stable;
  return isAmongPercent(visitorId, name, canary.percent) ? canary.release : stable;
}
