import { defineJob, SEND_MAIL } from '@declic/nest-kit';
import { z } from 'zod';

/** Confirms the booking of a personal link by mail. The mail is written when it is sent: the queue holds neither name nor address. */
export const SEND_CONFIRMATION = defineJob('send-booking-confirmation', z.object({ token: z.string() }), {
  isPersonal: true,
});

/** Tells a person of a new time, or that the workshop does not take place; `former` is the time that they know. */
export const SEND_CHANGE = defineJob(
  'send-booking-change',
  z.object({
    mail: SEND_MAIL.payload,
    former: z.object({ start: z.string(), minutes: z.number() }).optional(),
  }),
  { isPersonal: true },
);
