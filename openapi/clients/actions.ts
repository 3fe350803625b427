import type { components } from '../generated/schema';
import { createApi } from './create-api';

export { ApiError, unwrap, type FieldError, type Problem } from './api-error';
export type Schemas = components['schemas'];

/** The actions service: `/api/actions/…`. */
export const actionsApi = createApi<'/api/actions/'>();

/** The public API, `/v1/…`: each call names the key that it is made with. */
export const publicApi = createApi<'/v1/'>();
