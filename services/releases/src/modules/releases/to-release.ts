import type { OpOutput } from '@declic/nest-kit';
import type { ReleaseEntity } from './release.entity';

export function toRelease(release: ReleaseEntity, current: boolean): OpOutput<'registerRelease'> {
  const { name, version, manifest, author, commit, reason, bytes } = release;
  return {
    name,
    version,
    owner: manifest.owner,
    title: manifest.title,
    author,
    commit,
    reason,
    bytes: Number(bytes ?? 0),
    created_at: release.createdAt.toISOString(),
    activated_at: toText(release.activatedAt),
    rendered_at: toText(release.renderedAt),
    withdrawn_at: toText(release.withdrawnAt),
    collected_at: toText(release.collectedAt),
    current,
  };
}

function toText(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
