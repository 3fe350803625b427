import type { OpOutput } from '@declic/nest-kit';
import type { BillingOverview } from './billing-overview.service';

type KeyStatus = OpOutput<'getBillingOverview'>['key_status'];

/** With a key it is the status of the credit account: a suspended account cannot spend. */
export function toKeyStatus({ hasKey, account }: Pick<BillingOverview, 'hasKey' | 'account'>): KeyStatus {
  return hasKey ? account.status : 'new';
}
