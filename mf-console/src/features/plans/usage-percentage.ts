import type { BillingOverview } from './billing-overview.queries';

type CycleFigures = Pick<BillingOverview, 'credit_balance' | 'credits_granted_this_cycle' | 'credits_used_this_cycle'>;

export interface CycleCredits {
  credits_total_this_cycle: number;
  credits_remaining: number;
  /** Of what was granted, in whole percent. More than 100 when credits of earlier cycles were used as well. */
  usage_percentage: number;
}

/** What the credits card shows, from what the server counts. */
export function cycleCredits({
  credit_balance,
  credits_granted_this_cycle: granted,
  credits_used_this_cycle: used,
}: CycleFigures): CycleCredits {
  return {
    credits_total_this_cycle: granted,
    credits_remaining: credit_balance,
    usage_percentage: granted === 0 ? 0 : Math.round((used / granted) * 100),
  };
}
