import type { OpOutput } from '@declic/nest-kit';
import { type Policy, policySentences } from './policy';

export function toBookingPolicy(policy: Policy): OpOutput<'getBookingPolicy'> {
  return {
    free_cancellation_hours: policy.freeCancellationHours,
    premium_refund_hours: policy.premiumRefundHours,
    payment_minutes: policy.paymentMinutes,
    offer_hours: policy.offerHours,
    confirmation_hours: policy.confirmationHours,
    after_workshop_seats: policy.afterWorkshopSeats,
    live_minutes: policy.liveMinutes,
    after_workshop_minutes_min: policy.afterWorkshopMinutes.min,
    after_workshop_minutes_max: policy.afterWorkshopMinutes.max,
    premium_discount_percent: policy.premiumDiscount.percent,
    premium_discount_months: policy.premiumDiscount.months,
    sentences: policySentences(policy),
  };
}
