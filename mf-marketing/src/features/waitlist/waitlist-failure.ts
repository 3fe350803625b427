import { callFailure } from '@declic/remote-kit';
import type { Message, WaitlistTexts } from '@declic/openapi/texts';
import { secondsToWait } from './submission-interval';

/** The toast for a sign-up that failed. */
export function waitlistFailure(error: unknown, texts: WaitlistTexts): Message {
  const known = findKnown(error, texts);
  if (known) return known;
  if (callFailure(error).code === 'timeout') return texts.timeout;
  return error instanceof Error ? texts.failed : texts.unexpected;
}

/** What the form says beside the toast. */
export function inlineFailure(error: unknown, texts: WaitlistTexts): string {
  return findKnown(error, texts)?.description ?? texts.failedInline;
}

/** The service counts sign-ups over a longer time than the page does. */
export function isTooFast(error: unknown): boolean {
  return callFailure(error).status === 429;
}

function findKnown(error: unknown, texts: WaitlistTexts): Message | undefined {
  const { fields, retryAfter } = callFailure(error);
  if (isTooFast(error)) return texts.tooFast(retryAfter ?? secondsToWait());
  return fields.some(({ field }) => field === 'email') ? texts.invalidEmail : undefined;
}
