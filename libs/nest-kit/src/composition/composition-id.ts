import { createHash } from 'node:crypto';

/** What tells one choice of a remote from another. */
export interface ChosenRemote {
  readonly name: string;
  readonly version: string;
  readonly fallback?: { readonly version: string };
}

/** The same choice has the same id on every process. The fallbacks belong to the choice. */
export function compositionId(shellVersion: string | undefined, remotes: readonly ChosenRemote[]): string {
  const choice = [
    ...(shellVersion === undefined ? [] : [`shell@${shellVersion}`]),
    ...remotes.map(({ name, version, fallback }) => `${name}@${version} ${fallback?.version ?? ''}`),
  ];
  return createHash('sha256').update(choice.join('\n')).digest('hex').slice(0, 16);
}
