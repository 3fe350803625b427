import type { Replies } from '@declic/openapi/testing';
import { someAddOns } from './add-on-factories';
import { aBillingOverview, aKey, someStats } from '@declic/openapi/factories';
import { somePlans } from './billing-factories';
import { anAction, aTool } from './factories';
import { fakeLedger } from './fake-ledger';
import { aCurrentSession } from './security-factories';
import { aLedgerEntry, someRequests } from './usage-factories';

/** Answers on which every page of the console stands. */
export const pageReplies = () =>
  ({
    ...fakeLedger([aLedgerEntry()]),
    'GET /api/accounts/billing': () => aBillingOverview(),
    'GET /api/accounts/plans': () => somePlans(),
    'GET /api/accounts/keys': () => [aKey({ kid: 'dc_live_mine' })],
    'GET /api/accounts/stats': () => someStats(),
    'GET /api/accounts/tools': () => [aTool()],
    'GET /api/accounts/add-ons': () => someAddOns(),
    'GET /api/accounts/purchases': () => [],
    'GET /api/accounts/mail-settings': () => ({ credit_alerts: true }),
    'GET /api/accounts/sessions': () => [aCurrentSession()],
    'POST /api/accounts/password/reset/check': () => undefined,
    'GET /api/accounts/me': () => ({ id: '0199a5b2-0000-7000-8000-00000000000a', email: 'ada@example.test' }),
    'GET /api/actions/catalogue': () => [anAction()],
    'GET /api/actions/favorites': () => [],
    'GET /api/actions/categories': () => ['Data quality', 'Sales'],
    'GET /api/actions/requests': () => ({ items: someRequests(), older: null, newer: null }),
  }) satisfies Replies;
