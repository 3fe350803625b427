import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Has the payment provider forget a customer whose account was erased before we had written the customer down. */
export const DELETE_CUSTOMER = defineJob('delete-customer', z.object({ customer_id: z.string() }), {
  isPersonal: false,
});

/** Tells the payment provider the new address of a user. */
export const UPDATE_CUSTOMER = defineJob('update-customer', z.object({ user_id: z.uuid() }));
