import type { components } from '../generated/schema';
import { createApi } from './create-api';

export { ApiError, unwrap, type FieldError, type Problem } from './api-error';
export { sessionCalls } from './session-calls';
export type Schemas = components['schemas'];

/** The accounts service: `/api/accounts/…`. */
export const accountsApi = createApi<'/api/accounts/'>();
