import type { OpInput } from '@declic/nest-kit';
import type { Manifest } from '../../pipeline/manifest';
import type { ChoiceEntity } from './choice.entity';

type Body = OpInput<'registerRelease'>['body'];

/** A build that is to be registered, with where it comes from. */
export interface NewRelease {
  readonly manifest: Manifest;
  readonly author: string | null;
  readonly commit: string | null;
  readonly reason: string | null;
}

/** How a version becomes the choice. */
export interface ChoiceOptions {
  /** The version that must be current, null for none; undefined when any may be. */
  readonly expect: string | null | undefined;
  readonly reason: string | null;
  /** Whether what the shell, a remote or the API lacks is put up with. */
  readonly override?: boolean | undefined;
  /** Throws when the choice is not what the caller decided upon; asked under the lock. */
  readonly confirm?: (choice: ChoiceEntity | null) => void;
  /** Whether a choice that another actor made is left alone, and one that is frozen, retired or beside a canary. */
  readonly unlessChosenByOthers?: boolean;
}

export function toNewRelease({ manifest, author, commit, reason }: Body): NewRelease {
  return { manifest, author: author ?? null, commit: commit ?? null, reason: reason ?? null };
}
