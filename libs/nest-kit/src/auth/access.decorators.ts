import { applyDecorators, type CanActivate, SetMetadata, type Type, UseGuards } from '@nestjs/common';

const ACCESS = 'declic:access';

/** Who a handler lets in, as its decorators say. */
export type HandlerAccess = 'public' | 'session' | 'own-guard';

/** Allows anonymous callers. Without it a route needs a signed-in user. */
export const Public = () => SetMetadata(ACCESS, 'public');

/** Replaces the session by a guard of the service's own, such as the one that reads API keys. */
export const GuardedBy = (guard: Type<CanActivate>) =>
  applyDecorators(SetMetadata(ACCESS, 'own-guard'), UseGuards(guard));

/** Reads what the two decorators wrote; the method wins over its class. */
export function accessOfHandler(handler: object, controller: object): HandlerAccess {
  const access: unknown = Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller);
  return access === 'public' || access === 'own-guard' ? access : 'session';
}
