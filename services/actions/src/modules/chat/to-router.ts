import type { OpOutput } from '@declic/nest-kit';
import type { Found } from './find-decision';

/** What chose the action, how long that took, and how sure it is. */
export function toRouter({ engine, route }: Found, ms: number): OpOutput<'chat'>['router'] {
  return { engine, ms: Math.round(ms * 100) / 100, probability: Math.round(route.probability * 1000) / 1000 };
}
