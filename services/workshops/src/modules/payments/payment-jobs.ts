import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Gives a payment back at the provider. */
export const REFUND_PAYMENT = defineJob('refund-payment', z.object({ payment_id: z.string() }));

/** Closes a payment page that must not be paid on any more. */
export const CLOSE_PAYMENT_PAGE = defineJob('close-payment-page', z.object({ page_id: z.string() }));
