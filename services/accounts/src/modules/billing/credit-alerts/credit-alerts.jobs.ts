import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Mails accounts that have used most of their cycle's credits; `since`: accounts that were not used since then are left out. */
export const SEND_CREDIT_ALERTS = defineJob('send-credit-alerts', z.object({ since: z.coerce.date().nullable() }));
