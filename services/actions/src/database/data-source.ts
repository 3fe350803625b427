import type { ServiceDatabase } from '@declic/nest-kit';
import { Runs1763600000001 } from './migrations/1-runs';
import { ChargingContract1763600000002 } from './migrations/2-charging-contract';
import { AccountDeletion1763600000003 } from './migrations/3-account-deletion';
import { IsolatedAccounts1763600000004 } from './migrations/4-isolated-accounts';
import { Requests1763600000005 } from './migrations/5-requests';

/** Runs are written by the schema's functions only, so there is no entity. */
export const database = {
  name: 'actions',
  entities: [],
  migrations: [
    Runs1763600000001,
    ChargingContract1763600000002,
    AccountDeletion1763600000003,
    IsolatedAccounts1763600000004,
    Requests1763600000005,
  ],
} satisfies ServiceDatabase;
