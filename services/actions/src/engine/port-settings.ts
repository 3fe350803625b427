import type { ModelSettings } from '@declic/language-model/settings';
import type { GuardedFetchOptions } from '@declic/nest-kit/guarded-fetch';

export type { ModelSettings };

/** What the ports of a process need to know: plain data. */
export interface PortSettings {
  readonly egress: GuardedFetchOptions;
  /** Null where no model is configured. */
  readonly model: ModelSettings | null;
}
