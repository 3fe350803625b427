import { aKey } from '@declic/openapi/factories';
import { loseConnection, neverAnswer, refuse, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { remote } from '../remote';
import { clearKeys, LIST, openKeys } from '../testing/keys-page';
import { pageReplies } from '../testing/page-replies';

afterEach(clearKeys);

describe('a key list that fails to load', () => {
  it('counts the attempts and ends after the third', async () => {
    const api = serveApi({ ...pageReplies(), [LIST]: loseConnection });
    openKeys();

    expect(await screen.findByText(/Retry attempts: 1\/3/)).toBeTruthy();
    expect(screen.getByText('Unable to load your API keys. This might be a temporary issue.')).toBeTruthy();
    expect(await screen.findByText('Failed to fetch API keys')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Retry attempts: 2\/3/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Retry attempts: 3\/3/)).toBeTruthy();

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Max retries reached' }).disabled).toBe(true);
    expect(screen.getByText(/Please refresh the page/)).toBeTruthy();
    expect(api.callsTo(LIST)).toHaveLength(3);
  });

  it('is not retried when it is refused by permission', async () => {
    serveApi({ ...pageReplies(), [LIST]: refuse({ status: 403, title: 'permission denied for keys' }) });
    openKeys();
    expect(await screen.findByText('Database error: permission denied for keys')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows the keys after a retry succeeds', async () => {
    let isDown = true;
    serveApi({ ...pageReplies(), [LIST]: () => (isDown ? loseConnection() : [aKey()]) });
    openKeys();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Never used')).toBeTruthy();
  });
});

it('announces that the keys are loading', async () => {
  serveApi({ ...pageReplies(), [LIST]: neverAnswer });
  openKeys();
  expect(await screen.findByText('Loading your API keys')).toBeTruthy();
});

it('asks people who are signed out to log in', async () => {
  const api = serveApi({});
  renderRemote(remote, { url: '/keys' });
  expect(await screen.findByText('Authentication Required')).toBeTruthy();
  expect(screen.getByText('Please log in to manage API keys.')).toBeTruthy();
  expect(api.calls).toEqual([]);
});
