import type { ReleaseId } from '../store/release-store';
import type { ChosenRelease } from './compositions.repository';

/** What pages may ask for of a deployable. */
export function listVersions({ stable, canary, fallback }: ChosenRelease): ReleaseId[] {
  const { name } = stable;
  return [stable, canary, fallback].flatMap((release) => (release ? [{ name, version: release.version }] : []));
}
