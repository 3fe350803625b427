import { type CallBudget, type Limit, perVisitor } from '@declic/nest-kit';
import type { MarketingConfig } from '../../config';

/** Each request sends a mail to the experts, and one to an address that the visitor names. */
export const EXPERT_REQUESTS: CallBudget = {
  scope: 'expert-request',
  windowSeconds: 3600,
  limit: (config: MarketingConfig) => perVisitor(config.EXPERT_REQUESTS_PER_HOUR, config),
};

/** Mails to one address that a request arrived. Further ones are left out silently. */
export function receipts(email: string): Limit {
  return { scope: 'expert-receipt', subject: email, limit: 3, windowSeconds: 24 * 3600 };
}
