import * as z from 'zod/mini';
import { firstFailingRule } from './password-rules';

/** The fields of every form in which a password is chosen. */
export const newPasswordFields = {
  password: z.string().check(z.maxLength(200, 'Password must be at most 200 characters long'), (context) => {
    const rule = firstFailingRule(context.value);
    if (rule) context.issues.push({ code: 'custom', input: context.value, message: rule.message });
  }),
  confirmPassword: z.string(),
};

/** A password that takes the place of another: there is no address to type. */
export const newPasswordSchema = z.object(newPasswordFields).check(samePasswords());

export function samePasswords() {
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
