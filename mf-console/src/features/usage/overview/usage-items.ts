import type { UsageRow } from '../../../stats/usage-rows';

export interface UsageItem {
  key: string;
  name: string;
  type: UsageRow['transaction_type'];
  uses: number;
  credits: number;
  /** Of all that was used (or added), in percent. */
  share: number;
}

export interface UsageSummary {
  /** What credits went into, dearest first. */
  used: UsageItem[];
  /** Where credits came from, the most first. */
  added: UsageItem[];
  usedCredits: number;
  addedCredits: number;
  uses: number;
}

/** Debits (actions, tools) and credits (purchases, refunds) have separate totals. */
export function summarize(rows: readonly UsageRow[]): UsageSummary {
  const out = rows.filter(({ transaction_type: type }) => type === 'api_action' || type === 'tool');
  const back = rows.filter(({ transaction_type: type }) => type === 'purchase' || type === 'refund');
  return {
    used: toItems(out),
    added: toItems(back),
    usedCredits: sumCredits(out),
    addedCredits: sumCredits(back),
    uses: out.reduce((sum, { total_usage }) => sum + total_usage, 0),
  };
}

function toItems(rows: readonly UsageRow[]): UsageItem[] {
  const total = sumCredits(rows);
  return rows
    .map((row) => ({
      key: `${row.transaction_type}:${row.slug ?? ''}:${row.display_name}`,
      name: row.display_name,
      type: row.transaction_type,
      uses: row.total_usage,
      credits: row.total_cost,
      share: total > 0 ? (row.total_cost / total) * 100 : 0,
    }))
    .toSorted((one, other) => other.credits - one.credits || other.uses - one.uses);
}

function sumCredits(rows: readonly UsageRow[]): number {
  return rows.reduce((sum, { total_cost }) => sum + total_cost, 0);
}

/** '45%'; '<1%' when 0 < share < 1. */
export function formatShare(share: number): string {
  if (share > 0 && share < 1) return '<1%';
  return `${share > 99 && share < 100 ? 99 : Math.round(share)}%`;
}
