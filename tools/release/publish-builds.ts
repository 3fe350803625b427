import { join } from 'node:path';
import { RegistryRefusal } from './call-registry.ts';
import { type PublishedRelease, publishRelease } from './publish-release.ts';
import { readChoice, type Registration, type Registry } from './registry-client.ts';
import { listDeployables } from './remotes.ts';

export interface PublishBuildsOptions {
  /** Whether what the gates say is put up with when no order of releases satisfies them: on one machine all parts change in one commit. */
  overrides?: boolean;
}

const OWN_CHOICES: Registration = { unless_chosen_by_others: true };

/**
 * Publishes every build of a workspace, and leaves the choices of other actors alone. What one deployable needs of another may come
 * with it, so those that are refused are tried again after the others. Returns what there is to say, one line each.
 */
export async function publishBuilds(
  workspace: string,
  registry: Registry,
  { overrides = false }: PublishBuildsOptions = {},
): Promise<string[]> {
  const lines: string[] = [];
  let waiting = listDeployables(workspace);
  while (waiting.length > 0) {
    const refused = new Map<string, string>();
    for (const name of waiting) {
      const result = await tryToPublish(join(workspace, name), { ...registry, registration: OWN_CHOICES });
      if (typeof result === 'string') refused.set(name, result);
      else lines.push(...(await describe(registry, result)));
    }
    if (refused.size === waiting.length)
      return [...lines, ...(await storeRefused(workspace, registry, refused, overrides))];
    waiting = [...refused.keys()];
  }
  return lines;
}

/** The published release, or why it was refused. */
async function tryToPublish(
  folder: string,
  options: Registry & { registration: Registration },
): Promise<PublishedRelease | string> {
  try {
    return await publishRelease(folder, options);
  } catch (error) {
    if (error instanceof RegistryRefusal && error.status === 409) return error.problem.title ?? error.message;
    throw error;
  }
}

async function describe(registry: Registry, { name, version, current }: PublishedRelease): Promise<string[]> {
  if (current) return [];
  const choice = await readChoice(registry, name);
  const stays = `stays at ${choice?.version}, ${choice?.canary ? `beside the canary of ${choice.canary_by}` : `which ${choice?.chosen_by} chose`}`;
  const reason = choice?.retired_at ? 'is retired' : stays;
  return [`${name} ${reason}. This build: npm run release:promote ${name} ${version}`];
}

async function storeRefused(
  workspace: string,
  registry: Registry,
  refused: ReadonlyMap<string, string>,
  overrides: boolean,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, reason] of refused) {
    const registration = overrides ? { ...OWN_CHOICES, override: true } : { activate: false };
    const { version, current } = await publishRelease(join(workspace, name), { ...registry, registration });
    lines.push(
      `${name} ${version} is ${current ? 'released in spite of this' : 'stored, and not released'}: ${reason}`,
    );
  }
  return lines;
}
