import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Confirms the booking of a personal link by mail. The mail is written when it is sent: the queue holds neither name nor address. */
export const SEND_CONFIRMATION = defineJob('send-booking-confirmation', z.object({ token: z.string() }));
