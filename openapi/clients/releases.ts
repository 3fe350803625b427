import type { components } from '../generated/schema';
import { createApi } from './create-api';

export { isCompositionId, isPageRemote } from '../generated/validators.js';
export { ApiError, unwrap, type FieldError, type Problem } from './api-error';
export type Schemas = components['schemas'];

/** The releases service: `/api/releases/…`. */
export const releasesApi = createApi<'/api/releases/'>();
