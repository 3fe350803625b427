import { type CallBudget, perVisitor } from '@declic/nest-kit';
import type { AccountsConfig } from '../../config';
import { TOO_MANY_ATTEMPTS } from './too-many-attempts';

/** How often one network may ask about mailed links, whose secrets cannot be guessed: it limits the load on the database. */
export const LINK_CHECKS: CallBudget = {
  scope: 'link-ip',
  windowSeconds: 15 * 60,
  limit: (config: AccountsConfig) => perVisitor(config.LINK_CHECKS_PER_IP, config),
  refusal: TOO_MANY_ATTEMPTS,
};
