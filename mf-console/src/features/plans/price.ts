import { formatNumber } from '@declic/remote-kit';

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
