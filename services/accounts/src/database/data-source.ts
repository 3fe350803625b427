import type { ServiceDatabase } from '@declic/nest-kit';
import { PurchaseEntity } from '../modules/billing/purchases/purchase.entity';
import { SubscriptionEntity } from '../modules/billing/subscription.entity';
import { CreditAccountEntity } from '../modules/credits/credit-account.entity';
import { LedgerEntryEntity } from '../modules/credits/ledger-entry.entity';
import { KnownDeviceEntity } from '../modules/devices/known-device.entity';
import { ApiKeyEntity } from '../modules/keys/api-key.entity';
import { ListedKeyEntity } from '../modules/keys/listed-key.entity';
import { RecoveryTokenEntity } from '../modules/recovery/recovery-token.entity';
import { SessionFamilyEntity } from '../modules/sessions/session-family.entity';
import { AddressChangeEntity, AddressUndoEntity } from '../modules/address-links/address-link.entity';
import { ToolPricingEntity } from '../modules/tools/tool-pricing.entity';
import { UserEntity } from '../modules/users/user.entity';
import { SignUpEntity } from '../modules/verification/sign-up.entity';
import { VerificationTokenEntity } from '../modules/verification/verification-token.entity';
import { Identity1763600000001 } from './migrations/1-identity';
import { Credits1763600000002 } from './migrations/2-credits';
import { Keys1763600000003 } from './migrations/3-keys';
import { CreditFunctions1763600000004 } from './migrations/4-credit-functions';
import { ToolPricing1763600000005 } from './migrations/5-tool-pricing';
import { LedgerPositions1763600000006 } from './migrations/6-ledger-positions';
import { Usage1763600000007 } from './migrations/7-usage';
import { Billing1763600000008 } from './migrations/8-billing';
import { AccountLifecycle1763600000009 } from './migrations/9-account-lifecycle';
import { SignUps1763600000010 } from './migrations/10-sign-ups';
import { SessionEnds1763600000011 } from './migrations/11-session-ends';
import { HoldAccounts1763600000012 } from './migrations/12-hold-accounts';
import { Purchases1763600000013 } from './migrations/13-purchases';
import { Requests1763600000014 } from './migrations/14-requests';
import { BillingLeases1763600000016 } from './migrations/16-billing-leases';

export const database = {
  name: 'accounts',
  entities: [
    UserEntity,
    VerificationTokenEntity,
    SignUpEntity,
    RecoveryTokenEntity,
    SessionFamilyEntity,
    CreditAccountEntity,
    ListedKeyEntity,
    LedgerEntryEntity,
    ApiKeyEntity,
    KnownDeviceEntity,
    AddressChangeEntity,
    AddressUndoEntity,
    ToolPricingEntity,
    SubscriptionEntity,
    PurchaseEntity,
  ],
  migrations: [
    Identity1763600000001,
    Credits1763600000002,
    Keys1763600000003,
    CreditFunctions1763600000004,
    ToolPricing1763600000005,
    LedgerPositions1763600000006,
    Usage1763600000007,
    Billing1763600000008,
    AccountLifecycle1763600000009,
    SignUps1763600000010,
    SessionEnds1763600000011,
    HoldAccounts1763600000012,
    Purchases1763600000013,
    Requests1763600000014,
    BillingLeases1763600000016,
  ],
} satisfies ServiceDatabase;
