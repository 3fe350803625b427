import { type ServiceDatabase, throttleTable } from '@declic/nest-kit';
import { PurchaseEntity } from '../modules/billing/add-ons/purchase.entity';
import { SubscriptionEntity } from '../modules/billing/subscription.entity';
import { CreditAccountEntity } from '../modules/credits/credit-account.entity';
import { LedgerEntryEntity } from '../modules/credits/ledger-entry.entity';
import { KnownDeviceEntity } from '../modules/devices/known-device.entity';
import { ApiKeyEntity } from '../modules/keys/api-key.entity';
import { ListedKeyEntity } from '../modules/keys/listed-key.entity';
import { SessionFamilyEntity } from '../modules/sessions/session-family.entity';
import {
  AddressChangeLinkEntity,
  AddressUndoLinkEntity,
  RecoveryLinkEntity,
  VerificationLinkEntity,
} from '../modules/mailed-links/mailed-link.entity';
import { UserEntity } from '../modules/users/user.entity';
import { SignUpEntity } from '../modules/verification/sign-up.entity';

export const database = {
  name: 'accounts',
  entities: [
    UserEntity,
    VerificationLinkEntity,
    SignUpEntity,
    RecoveryLinkEntity,
    SessionFamilyEntity,
    CreditAccountEntity,
    ListedKeyEntity,
    LedgerEntryEntity,
    ApiKeyEntity,
    KnownDeviceEntity,
    AddressChangeLinkEntity,
    AddressUndoLinkEntity,
    SubscriptionEntity,
    PurchaseEntity,
  ],
  migrations: {
    ...throttleTable,
    ...import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  },
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
