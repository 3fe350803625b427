import { aBillingOverview } from '@declic/openapi/factories';
import { type Replies, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { BILLING } from './endpoints';
import { pageReplies } from './page-replies';

export const PLANS = 'GET /api/accounts/plans';
export const KEEP = 'POST /api/accounts/billing/keep';
export const PORTAL = 'POST /api/accounts/billing/portal';

/** Opens the page of an account; `replies` stand in the place of those that pages have otherwise. */
export function openAccount(replies: Replies = {}, search = '') {
  const api = serveApi({ ...pageReplies(), ...replies });
  return { api, ...renderRemote(remote, { url: `/account${search}`, session: aSession() }) };
}

export const planCard = () => screen.findByRole('region', { name: 'Plan' });
export const creditsCard = () => screen.findByRole('region', { name: 'Credits' });
export const button = (name: string) => screen.findByRole('button', { name });

/** Opens the page of an account with this overview, and gives its plan card. */
export async function openPlanCard(overview = aBillingOverview()) {
  openAccount({ [BILLING]: () => overview });
  return within(await planCard());
}

/** Opens the page of an account with this overview, and gives its credits card. */
export async function openCreditsCard(overview = aBillingOverview()) {
  openAccount({ [BILLING]: () => overview });
  return within(await creditsCard());
}
