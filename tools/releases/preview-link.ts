import { createPreview, createReplay, type Registry } from '../release/registry-client.ts';

/** A version of a deployable, as the registry names both. */
export interface VersionOverride {
  name: string;
  version: string;
}

interface LinkOptions {
  /** The origin that people open. */
  origin: string;
  hours: number | undefined;
}

/** Returns the line that says what a link shows and until when. */
export async function previewLink(
  registry: Registry,
  overrides: readonly VersionOverride[],
  { origin, hours }: LinkOptions,
): Promise<string> {
  const link = await createPreview(registry, { overrides, ...(hours !== undefined && { hours }) });
  const what = overrides.map(({ name, version }) => `${name} ${version}`).join(', ');
  return sentence(`shows ${what}`, link, origin);
}

/** The same for a composition that visitors got earlier. */
export async function replayLink(registry: Registry, id: string, { origin, hours }: LinkOptions): Promise<string> {
  const link = await createReplay(registry, id, hours === undefined ? {} : { hours });
  return sentence(`shows the composition ${id}`, link, origin);
}

function sentence(what: string, { path, expires_at }: { path: string; expires_at: string }, origin: string): string {
  return `This link ${what} in the browser that opens it, until ${expires_at}:\n${new URL(path, toPublic(origin)).href}`;
}

/** A local stack is opened as localhost, where one is signed in. */
function toPublic(origin: string): string {
  return origin.replace('//127.0.0.1:', '//localhost:');
}

/** Reads `mf-flow v2 shell s1` as pairs; undefined for anything else. */
export function readOverrides(words: readonly string[]): VersionOverride[] | undefined {
  if (words.length === 0 || words.length % 2 !== 0) return undefined;
  const overrides = words.flatMap((name, index) => {
    const version = words[index + 1];
    return index % 2 === 0 && version !== undefined && /^(shell|mf-[a-z0-9-]+)$/.test(name) ? [{ name, version }] : [];
  });
  return overrides.length * 2 === words.length ? overrides : undefined;
}

/** The number of hours of `--hours`; undefined when it was left out. */
export function readHours(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const hours = Number(text);
  if (!Number.isInteger(hours) || hours < 1 || hours > 72) throw new Error('--hours takes a number from 1 to 72.');
  return hours;
}
