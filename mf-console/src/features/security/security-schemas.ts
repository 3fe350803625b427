import * as z from 'zod/mini';
import { emailSchema } from '../../email-schema';
import { newPasswordSchema } from '../../passwords/new-password-schema';

const presentPassword = z.object({
  present_password: z.string().check(z.minLength(1, 'Your present password is required')),
});

/** Fields have the names of the contract, so that a refusal finds its field. */
export const passwordChangeSchema = z.intersection(presentPassword, newPasswordSchema);

export const addressChangeSchema = z.intersection(presentPassword, z.object({ email: emailSchema }));

export type PasswordChange = z.infer<typeof passwordChangeSchema>;
