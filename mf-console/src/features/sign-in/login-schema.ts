import * as z from 'zod/mini';
import { emailSchema } from '../../email-schema';
import { newPasswordFields, samePasswords } from '../../passwords/new-password-schema';

/** The rules of a new password do not apply to an old one: the server decides whether it is right. */
const signInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Password is required')),
  confirmPassword: z.string(),
});

const signUpSchema = z.object({ email: emailSchema, ...newPasswordFields }).check(samePasswords());

export const loginSchemas = { 'sign-in': signInSchema, 'sign-up': signUpSchema };

export type LoginFields = z.infer<typeof signInSchema>;

/** What is sent of them. */
export type EmailAndPassword = Pick<LoginFields, 'email' | 'password'>;
