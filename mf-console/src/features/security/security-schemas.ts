import * as z from 'zod/mini';
import { email, newPasswordSchema } from '../../account/login-schema';

const presentPassword = z.object({
  present_password: z.string().check(z.minLength(1, 'Your present password is required')),
});

/** Fields have the names of the contract, so that a refusal finds its field. */
export const passwordChangeSchema = z.intersection(presentPassword, newPasswordSchema);

export const addressChangeSchema = z.intersection(presentPassword, z.object({ email }));

export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export type AddressChange = z.infer<typeof addressChangeSchema>;
