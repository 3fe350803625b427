import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const RECOVER_PASSWORD = defineJob('recover-password', z.object({ email: z.string(), ip: z.string() }), {
  isPersonal: true,
});

export const SEND_RECOVERY = defineJob('send-recovery', z.object({ user_id: z.uuid() }));
