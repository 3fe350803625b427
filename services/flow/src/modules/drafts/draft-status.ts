import type { components } from '@declic/openapi/types';

type DraftStatus = components['schemas']['DraftStatus'];

/** Whether the engine has it, so that nobody else may change it. */
export function isBeingWritten(status: DraftStatus): boolean {
  return status === 'queued' || status === 'writing';
}
