import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Gives a payment back at the provider. */
export const REFUND_PAYMENT = defineJob('refund-payment', z.object({ payment_id: z.string() }), { isPersonal: false });

/**
 * The same after a refund failed. A name of its own: workers of releases that know no attempts would ask under the key of the first one, and take
 * its stored answer for a refund.
 */
export const REFUND_PAYMENT_AGAIN = defineJob('refund-payment-again', z.object({ payment_id: z.string() }), {
  isPersonal: false,
});

/** Closes a payment page that must not be paid on any more. */
export const CLOSE_PAYMENT_PAGE = defineJob('close-payment-page', z.object({ page_id: z.string() }), {
  isPersonal: false,
});
