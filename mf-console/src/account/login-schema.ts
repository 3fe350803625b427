import * as z from 'zod/mini';
import { firstFailingRule } from './password-rules';

export const email = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.maxLength(255, 'Email must be at most 255 characters long'),
    ),
  z.email('Please enter a valid email address'),
);

/** The rules of a new password do not apply to an old one: the server decides whether it is right. */
const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Password is required')),
  confirmPassword: z.string(),
});

const newPassword = z.string().check(z.maxLength(200, 'Password must be at most 200 characters long'), (context) => {
  const rule = firstFailingRule(context.value);
  if (rule) context.issues.push({ code: 'custom', input: context.value, message: rule.message });
});

const signUpSchema = z.object({ email, password: newPassword, confirmPassword: z.string() }).check(samePasswords());

/** A password that takes the place of another: there is no address to type. */
export const newPasswordSchema = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .check(samePasswords());

export const loginSchemas = { 'sign-in': signInSchema, 'sign-up': signUpSchema };

export type LoginFields = z.infer<typeof signInSchema>;

/** What is sent of them. */
export type EmailAndPassword = Pick<LoginFields, 'email' | 'password'>;

export type NewPassword = z.infer<typeof newPasswordSchema>;

function samePasswords() {
  return z.refine<{ password: string; confirmPassword: string }>(
    ({ password, confirmPassword }) => password === confirmPassword,
    {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
      // Also when another field is wrong, so that one attempt names every problem.
      when: () => true,
    },
  );
}
