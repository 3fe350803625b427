import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Mails the link that confirms an address. */
export const SEND_CONFIRMATION = defineJob('send-confirmation', z.object({ entry_id: z.uuid() }));

/** Tells the configured workflow of a sign-up. */
export const FORWARD_SIGN_UP = defineJob('forward-sign-up', z.object({ email: z.string() }), { isPersonal: true });

/** Erases addresses that were not confirmed. */
export const FORGET_UNCONFIRMED = defineJob('forget-unconfirmed-addresses', z.object({}));
