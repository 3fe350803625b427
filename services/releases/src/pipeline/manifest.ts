import type { OpInput } from '@declic/nest-kit';

/** The `release.json` of a remote's build. */
export type Manifest = OpInput<'registerRelease'>['body']['manifest'];
