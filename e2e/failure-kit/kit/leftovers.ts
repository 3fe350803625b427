import { readChoice, readReleases, type Registry, withdrawRelease } from '@declic/tools/release/registry-client';
import { SUBJECT } from '../variant/build-variant.ts';

/** By this the kit finds its own releases again, of earlier runs too. */
export const KIT_RELEASE = { author: 'failure-kit', reason: 'A fault of the failure kit' };

/** What the kit releases. */
const KIT_DEPLOYABLES = [SUBJECT, 'shell', 'mf-marketing'];

/**
 * Withdraws every release of the kit: none of them may be chosen again, or stand in for another version. Where one of them is current,
 * because a run was killed, the registry gives visitors what they had before.
 *
 * @throws Error when a canary of the team runs: the kit would disturb it.
 */
export async function withdrawKitReleases(registry: Registry): Promise<void> {
  for (const name of KIT_DEPLOYABLES) {
    const own = (await readReleases(registry, name)).items.filter(
      ({ author, withdrawn_at: at }) => author === KIT_RELEASE.author && at === null,
    );
    // The current one last: what takes its place is none of them then.
    for (const { version } of own.toSorted((a, b) => Number(a.current) - Number(b.current)))
      await withdrawRelease(registry, name, { version, reason: KIT_RELEASE.reason });
    const canary = (await readChoice(registry, name))?.canary;
    if (canary) throw new Error(`${name} ${canary} is in canary: promote or withdraw it first.`);
  }
}
