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
import { UserEntity } from '../modules/users/user.entity';
import { SignUpEntity } from '../modules/verification/sign-up.entity';
import { VerificationTokenEntity } from '../modules/verification/verification-token.entity';

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
    SubscriptionEntity,
    PurchaseEntity,
  ],
  migrations: import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  functions: import.meta.glob<string>('./functions/*.sql', { query: '?raw', import: 'default', eager: true }),
} satisfies ServiceDatabase;
