import { join } from 'node:path';
import { checkNeeds } from './check-needs.ts';
import { registerRelease, type Registration, type Registry } from './registry-client.ts';
import { readRelease } from './release-folder.ts';
import { type SentFile, uploadRelease } from './upload-release.ts';

export interface PublishOptions extends Registry {
  /** What is said of the release. Unless it says otherwise, visitors get this version from now on. */
  registration?: Registration;
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
  { registration = {}, onSent, ...registry }: PublishOptions,
): Promise<PublishedRelease> {
  const dist = join(projectDir, 'dist');
  const { activate = true, override = false } = registration;
  if (activate && !override && !registration.unless_chosen_by_others)
    await checkNeeds(registry, await readRelease(dist));
  // Files first: the registry must never name a version that cannot be loaded.
  const manifest = await uploadRelease(dist, registry, { ...(onSent && { onSent }) });
  const { name, version, current } = await registerRelease(registry, manifest, { ...registration, activate });
  return { name, version, current };
}
