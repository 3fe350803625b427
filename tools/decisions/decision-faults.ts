import type { Decision } from './decisions.ts';
import type { TaggedFiles } from './find-tags.ts';

/** What is wrong with the tags: unknown numbers, built decisions without a tag, open ones with a tag. */
export function decisionFaults(decisions: readonly Decision[], tagged: TaggedFiles): string[] {
  const known = new Map(decisions.map((decision) => [decision.id, decision]));
  const unknown = [...tagged]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `${id} is not in the list of decisions: ${files.join(', ')}`);
  const untagged = decisions
    .filter(({ id, state }) => state !== 'open' && !tagged.has(id))
    .map(({ id, title }) => `${id} (${title}) has no "@decision ${id}" in the code.`);
  const begun = decisions
    .filter(({ id, state }) => state === 'open' && tagged.has(id))
    .map(({ id }) => `${id} is listed as open but tagged in ${tagged.get(id)?.join(', ')}: change its state.`);
  return [...unknown, ...untagged, ...begun];
}
