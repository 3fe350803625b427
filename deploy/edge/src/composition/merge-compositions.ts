import type { ComposedRemote, Composition } from './composition';
import type { ReadComposition } from './read-composition';

export interface MergedComposition {
  composition: Composition;
  /** Remotes whose new description cannot be used, so that the known one stays. */
  kept: readonly string[];
}

/**
 * What is served after an answer of the registry: the answer, with the known description of each remote whose new one is malformed.
 * Undefined when the answer would only take something away: it is no composition, or it is empty and the known one is not.
 */
export function mergeCompositions(
  known: Composition | undefined,
  { composition, malformed }: ReadComposition,
): MergedComposition | undefined {
  if (!composition) return undefined;
  const answered = new Set(composition.remotes.map(({ name }) => name));
  const missing = known?.remotes.filter(({ name }) => !answered.has(name)) ?? [];
  const stays = missing.filter(({ name }) => isMeant(name, malformed));
  const remotes = [...composition.remotes, ...stays].toSorted(byName);

  if (remotes.length === 0 && (malformed.length > 0 || (known?.remotes.length ?? 0) > 0)) return undefined;
  const shell = composition.shell ?? known?.shell;
  return { composition: { ...composition, ...(shell && { shell }), remotes }, kept: stays.map(({ name }) => name) };
}

/** Whether one of the malformed descriptions may be the remote's: it has its name, or no name at all. */
function isMeant(name: string, malformed: readonly unknown[]): boolean {
  return malformed.some((description) => (nameOf(description) ?? name) === name);
}

function nameOf(description: unknown): string | undefined {
  if (typeof description !== 'object' || description === null || !('name' in description)) return undefined;
  return typeof description.name === 'string' ? description.name : undefined;
}

/** The order of the registry. */
function byName(one: ComposedRemote, other: ComposedRemote): number {
  return one.name < other.name ? -1 : 1;
}
