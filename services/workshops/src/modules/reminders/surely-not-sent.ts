import { ProviderAwayError } from '@declic/nest-kit';
import { TelegramError } from '../telegram/telegram-bot';

/** What Nodemailer and the system say of a call that failed. */
interface Failure {
  readonly responseCode?: unknown;
  readonly code?: unknown;
  readonly syscall?: unknown;
}

/**
 * Whether a message that was not acknowledged surely did not go out: it was not handed over at all, or the answer was a refusal. After
 * a time-out or a broken connection it may have gone out.
 */
export function isSurelyNotSent(error: unknown): boolean {
  if (error instanceof ProviderAwayError) return true;
  if (error instanceof TelegramError) return error.status !== undefined;
  if (!(error instanceof Error)) return false;
  const { responseCode, code, syscall } = error as Failure; // as Nodemailer and the system make them
  return responseCode !== undefined || code === 'EDNS' || syscall === 'connect';
}
