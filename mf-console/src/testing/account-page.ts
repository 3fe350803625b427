import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

export const OVERVIEW = 'GET /api/accounts/billing';
export const PLANS = 'GET /api/accounts/plans';
export const KEEP = 'POST /api/accounts/billing/keep';
export const PORTAL = 'POST /api/accounts/billing/portal';

export const openAccount = (search = '') => renderRemote(remote, { url: `/account${search}`, session: aSession() });
export const planCard = () => screen.findByRole('region', { name: 'Plan' });
export const creditsCard = () => screen.findByRole('region', { name: 'Credits' });
export const button = (name: string) => screen.findByRole('button', { name });
