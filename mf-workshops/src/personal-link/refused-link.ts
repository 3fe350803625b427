import { ApiError } from '@declic/openapi/workshops';

/** A link that leads to nothing any more. An answer, not a failure: trying again would not help. */
export const REFUSED_LINK = 'refused';

/** @throws every other failure. */
export function toRefusedLink(error: unknown): typeof REFUSED_LINK {
  if (error instanceof ApiError && error.status === 404) return REFUSED_LINK;
  throw error;
}
