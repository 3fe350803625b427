import { aBillingOverview } from '@declic/openapi/factories';
import { loseConnection, neverAnswer, refuse } from '@declic/openapi/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, openAccount, planCard, PLANS } from '../testing/account-page';
import { clearPage } from '../testing/clear-page';
import { BILLING } from '../testing/endpoints';

afterEach(clearPage);

describe('a billing overview that fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    [
      'what the server said',
      refuse({ status: 500, title: 'The ledger is resting.' }),
      'RPC Error: The ledger is resting.',
    ],
    ['words of our own', loseConnection, 'Failed to fetch billing overview'],
  ])('is reported with %s, and can be tried again', async (_words, reply, text) => {
    let isDown = true;
    openAccount({ [BILLING]: () => (isDown ? reply() : aBillingOverview()) });
    expect(await screen.findByText(text)).toBeTruthy();

    isDown = false;
    await userEvent.click(await button('Retry'));
    expect(within(await planCard()).getByText('Build')).toBeTruthy();
  });

  it('leaves the data and the way out of the account', async () => {
    openAccount({ [BILLING]: loseConnection, [PLANS]: loseConnection });
    await screen.findByText('Failed to fetch billing overview');
    expect(await button('Download my data')).toBeTruthy();
    expect(await button('Delete account')).toBeTruthy();
  });

  it('is announced while it is loading', async () => {
    openAccount({ [BILLING]: neverAnswer });
    expect(await screen.findByText('Loading your plan')).toBeTruthy();
    expect(screen.getByText('Loading the plans')).toBeTruthy();
  });
});
