import { join } from 'node:path';
import { checkNeeds } from './check-needs.ts';
import { registerRelease, type Registration, type Registry, setCanary } from './registry-client.ts';
import { readRelease } from './release-folder.ts';
import { type SentFile, uploadRelease } from './upload-release.ts';

export interface PublishOptions extends Registry {
  /** What is said of the release. Unless it says otherwise, visitors get this version from now on. */
  registration?: Registration;
  /** So many percent of the visitors get it, instead of all. */
  canary?: number;
  /** Is told of each file that was sent. */
  onSent?: (file: SentFile) => void;
}

export interface PublishedRelease {
  name: string;
  version: string;
  /** Whether it is the version that visitors get. */
  current: boolean;
}

/** Uploads the build of the shell or of a remote and registers it. Publishing the same build again changes nothing. */
export async function publishRelease(
  projectDir: string,
  { registration = {}, canary, onSent, ...registry }: PublishOptions,
): Promise<PublishedRelease> {
  const dist = join(projectDir, 'dist');
  const { activate = canary === undefined, override = false, expect, reason } = registration;
  const isServed = activate || canary !== undefined;
  if (isServed && !override && !registration.unless_chosen_by_others)
    await checkNeeds(registry, await readRelease(dist));
  // Files first: the registry must never name a version that cannot be loaded.
  const manifest = await uploadRelease(dist, registry, { ...(onSent && { onSent }) });
  const { name, version, current } = await registerRelease(registry, manifest, { ...registration, activate });
  if (canary !== undefined)
    await setCanary(registry, name, {
      ...{ version, percent: canary },
      ...(expect !== undefined && { expect }),
      ...(reason !== undefined && { reason }),
    });
  return { name, version, current };
}
