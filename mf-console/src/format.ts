import { formatCount, formatNumber } from '@declic/remote-kit';

/** '$149', '€9.50': an amount in the smallest unit of its currency. */
export function formatMoney(amount: number, currency: string): string {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
}

/** '120 calls a minute'. */
export function formatCallLimit(callsPerMinute: number): string {
  return `${formatNumber(callsPerMinute)} calls a minute`;
}

/** '1 credit', '2 credits', '1,200 credits'. */
export function formatCredits(count: number): string {
  return formatCount(count, 'credit');
}

/** '0.4 ms', '12 ms', '1.2 s'. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}
