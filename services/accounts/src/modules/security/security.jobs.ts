import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** `password_version` names the password that the change was asked for with; requests of the former release have none. */
export const REQUEST_ADDRESS_CHANGE = defineJob(
  'request-address-change',
  z.object({ user_id: z.uuid(), email: z.string(), ip: z.string(), password_version: z.string().optional() }),
  { isPersonal: true },
);

export const SEND_ADDRESS_CHANGE = defineJob(
  'send-address-change',
  z.object({ user_id: z.uuid(), email: z.string(), password_version: z.string().optional() }),
  { isPersonal: true },
);

export const SEND_ADDRESS_CHANGED = defineJob(
  'send-address-changed',
  z.object({ user_id: z.uuid(), email: z.string(), changed_at: z.iso.datetime().optional() }),
  { isPersonal: true },
);
