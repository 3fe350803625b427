import { formatNumber } from '@declic/remote-kit';
import { formatMoney } from '../format';
import type { Plan } from './plans.queries';

/**
 * The currency text of the line under the name of the plan one has.
 *
 * @decision D15
 */
const PRICE_LINE_CURRENCY = '$';
/**
 * The currency text of the plans one can choose.
 *
 * @decision D15
 */
const PLAN_CARD_CURRENCY = '€';

/** '$49/month': on the plan card. */
export function priceLine(monthly: number): string {
  return `${PRICE_LINE_CURRENCY}${formatNumber(monthly)}/month`;
}

/** '€49': on the cards of the available plans. */
export function planPrice(monthly: number): string {
  return `${PLAN_CARD_CURRENCY}${formatNumber(monthly)}`;
}

const CALLS = 1_000;

/** What a thousand calls cost: credits, and money by the paid plans, from the cheapest credit to the dearest. */
export interface ThousandCalls {
  readonly credits: number;
  /** '€75–90'; null as long as the plans are not known. */
  readonly money: string | null;
}

/** By the price of a credit in each paid plan. */
export function priceThousandCalls(creditCost: number, plans: readonly Plan[]): ThousandCalls {
  const credits = creditCost * CALLS;
  const cents = plans
    .filter(({ priceMonthly, creditsMonthly }) => priceMonthly > 0 && creditsMonthly > 0)
    .map(({ priceMonthly, creditsMonthly }) => Math.round((credits * priceMonthly * 100) / creditsMonthly));
  if (cents.length === 0) return { credits, money: null };
  const ends = new Set([Math.min(...cents), Math.max(...cents)].map((amount) => formatAmount(amount)));
  return { credits, money: PLAN_CARD_CURRENCY + [...ends].join('–') };
}

const EURO_CENTS = 100;
const WHOLE_FROM_CENTS = 10 * EURO_CENTS;

/** '7.48', '75': in whole euros from ten on. */
function formatAmount(cents: number): string {
  const shown = cents < WHOLE_FROM_CENTS ? cents : Math.round(cents / EURO_CENTS) * EURO_CENTS;
  return formatMoney(shown, 'EUR').replace(PLAN_CARD_CURRENCY, '');
}
