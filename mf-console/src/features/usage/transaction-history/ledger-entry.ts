import { formatNumber } from '@declic/remote-kit';
import type { LedgerEntry } from './transaction-history.queries';

/** '+500', '−1': the sign is said, not only coloured. With a real minus, as wide as the plus. */
export function formatDelta(delta: number): string {
  if (delta === 0) return '0';
  return `${delta > 0 ? '+' : '−'}${formatNumber(Math.abs(delta))}`;
}

/** What a line is about: an action, a tool, or why credits came. */
export function nameSubject({ slug, tool_slug: toolSlug, reason, transaction_type: type }: LedgerEntry): string {
  return slug ?? toolSlug ?? reason ?? (type === 'purchase' ? 'Credits' : 'Correction');
}

/** The reason, where the subject does not say it already. */
export function findRemark({ slug, tool_slug: toolSlug, reason }: LedgerEntry): string | null {
  return slug || toolSlug ? reason : null;
}
