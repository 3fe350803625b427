import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { CacheableInterceptor, MAX_AGE } from './cacheable.interceptor';

/**
 * Everybody may keep the answer for so many seconds, and ask after that whether it is still the same: it has an entity tag, and a
 * request that names it is answered 304 without a body. For answers that are the same for all.
 */
export const Cacheable = (seconds: number) =>
  applyDecorators(SetMetadata(MAX_AGE, seconds), UseInterceptors(CacheableInterceptor));
