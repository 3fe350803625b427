import { applyDecorators, SetMetadata, UseFilters } from '@nestjs/common';
import { UncheckedKeyFilter } from './unchecked-key.filter';

const CHECKED_BY_RUN = 'declic:key-checked-by-run';

/**
 * For operations that begin a run: `begin_run` checks the key of a caller that is known, in the transaction that charges. This saves a
 * round trip, and a revoked key is refused from then on all the same. A refusal without that statement waits for a look-up; a handler that
 * answers something else asks for it (`CallerKeys.ensureChecked`).
 */
export const KeyCheckedByRun = () => applyDecorators(SetMetadata(CHECKED_BY_RUN, true), UseFilters(UncheckedKeyFilter));

export function isCheckedByRun(handler: object): boolean {
  return Reflect.getMetadata(CHECKED_BY_RUN, handler) === true;
}
