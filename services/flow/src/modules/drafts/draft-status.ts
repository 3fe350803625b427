import type { components } from '@declic/openapi/types';

type DraftStatus = components['schemas']['DraftStatus'];

/** Whether the engine is writing it: until it is done, no other change is taken. */
export function isBeingWritten(status: DraftStatus): boolean {
  return status === 'queued' || status === 'writing';
}
