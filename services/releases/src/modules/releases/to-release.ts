import type { OpOutput } from '@declic/nest-kit';
import type { ReleaseEntity } from './release.entity';

export function toRelease(
  { name, version, createdAt, activatedAt }: ReleaseEntity,
  current: boolean,
): OpOutput<'registerRelease'> {
  return {
    name,
    version,
    created_at: createdAt.toISOString(),
    activated_at: activatedAt?.toISOString() ?? null,
    current,
  };
}
