import { publishRelease } from './publish-release.ts';
import { readOrigin } from './read-origin.ts';
import { readPercent } from './read-percent.ts';
import type { Registry } from './registry-client.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, toChange } from './run-command.ts';
import type { SentFile } from './upload-release.ts';

/** What is said of a release when it is made. */
export const RELEASE_OPTIONS = {
  ...CHANGE_OPTIONS,
  activate: { type: 'boolean', default: true },
  canary: { type: 'string' },
} as const;

export const RELEASE_USAGE = `[--no-activate | --canary <percent>] ${CHANGE_USAGE}`;

type ReleaseValues = Parameters<typeof toChange>[0] & {
  readonly activate: boolean;
  readonly canary?: string | undefined;
};

/** Releases what was built in a folder to all visitors, to some, or to none yet; returns what was done. */
export async function releaseBuild(folder: string, registry: Registry, values: ReleaseValues): Promise<string> {
  const canary = values.canary === undefined ? undefined : readPercent(values.canary);
  const registration = {
    ...readOrigin(folder),
    ...toChange(values),
    activate: values.activate && canary === undefined,
  };
  const { name, version, current } = await publishRelease(folder, {
    ...{ ...registry, registration },
    ...(canary !== undefined && { canary }),
    ...(process.stdout.isTTY && { onSent: showSent }),
  });
  if (canary !== undefined) return `${name} ${version} is in canary: ${canary} % of the visitors get it.`;
  return current
    ? `${name} ${version} is released: the next page load gets it.`
    : `${name} ${version} is stored and registered, but not current.`;
}

function showSent({ path, bytes, sent, of }: SentFile): void {
  console.log(`  ${String(sent).padStart(String(of).length)}/${of}  ${path}  ${(bytes / 1000).toFixed(1)} kB`);
}
