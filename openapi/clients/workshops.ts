import type { components } from '../generated/schema';
import { createApi } from './create-api';

export { ApiError, unwrap, type FieldError, type Problem } from './api-error';
export type Schemas = components['schemas'];

/** The workshops service: `/api/workshops/…`. */
export const workshopsApi = createApi<'/api/workshops/'>();
