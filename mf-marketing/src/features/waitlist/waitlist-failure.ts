import { callFailure } from '@declic/remote-kit';
import type { Message, WaitlistTexts } from '@declic/openapi/texts';

/** The toast for a sign-up that failed. */
export function waitlistFailure(error: unknown, texts: WaitlistTexts): Message {
  const { code, fields } = callFailure(error);
  if (code === 'timeout') return texts.timeout;
  if (fields.some(({ field }) => field === 'email')) return texts.invalidEmail;
  return error instanceof Error ? texts.failed : texts.unexpected;
}
