import type { components } from '../generated/schema';
import { createApi } from './create-api';

export { ApiError, unwrap, type FieldError, type Problem } from './api-error';
export { fetchWithProgress, type ReportSent } from './fetch-with-progress';
export type Schemas = components['schemas'];

/** The flow service: `/api/flow/…`. */
export const flowApi = createApi<'/api/flow/'>();
