import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const REQUEST_ADDRESS_CHANGE = defineJob(
  'request-address-change',
  z.object({ user_id: z.uuid(), email: z.string(), ip: z.string() }),
);

export const SEND_ADDRESS_CHANGE = defineJob('send-address-change', z.object({ user_id: z.uuid(), email: z.string() }));

export const SEND_ADDRESS_CHANGED = defineJob(
  'send-address-changed',
  z.object({ user_id: z.uuid(), email: z.string() }),
);
