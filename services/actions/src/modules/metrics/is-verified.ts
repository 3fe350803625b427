import type { ActionsConfig } from '../../config';

/** Whether the examples of an action run. Otherwise it has no health: its last passes, however old, would decide it for ever. */
export function isVerified({ VERIFY_EXAMPLES: wanted }: Pick<ActionsConfig, 'VERIFY_EXAMPLES'>, slug: string): boolean {
  return wanted === 'all' || wanted.includes(slug);
}
