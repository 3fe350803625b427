import type { Step } from './a-ledger';

/** A day of March 2026. */
export const march = (day: number, time = '12:00:00') => new Date(`2026-03-${String(day).padStart(2, '0')}T${time}Z`);

/** One line of each kind, and a second call, of this action. */
export const aMonth = (secondCall: string): Step[] => [
  { at: march(1), kind: 'purchase', credits: 100, reason: 'Monthly credits' },
  { at: march(2), kind: 'api_action', slug: 'email_validate', credits: 2 },
  { at: march(3), kind: 'tool', slug: 'flow-content', credits: 10 },
  { at: march(4), kind: 'refund', credits: 0, reason: 'The action failed' },
  { at: march(5), kind: 'api_action', slug: secondCall, credits: 3 },
];
