import { type CallBudget, type Limit, perVisitor } from '@declic/nest-kit';
import type { MarketingConfig } from '../../config';

/** Each sign-up adds to the list and sends a mail to an address that the visitor names. */
export const SIGN_UPS: CallBudget = {
  scope: 'sign-up',
  windowSeconds: 3600,
  limit: (config: MarketingConfig) => perVisitor(config.WAITLIST_PER_HOUR, config),
};

/** Confirmation mails to one address. Further ones are left out silently. */
export function confirmationMails(email: string): Limit {
  return { scope: 'confirmation-mail', subject: email, limit: 5, windowSeconds: 24 * 3600 };
}
