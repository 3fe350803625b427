import 'fake-indexeddb/auto';
import type { Operation } from '@declic/openapi/testing';
import { aSession, aUser, failureTexts, type FailingScreen, renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { remote } from '../../remote';
import { aDefinition } from '../../testing/a-definition';
import { pageReplies } from '../../testing/page-replies';
import { deleteBatch } from './job/batch-storage';

const NOTICES = '[role="status"]:has(svg)';

beforeEach(() => deleteBatch({ account: aUser().id, slug: 'write_note' }));

const batch = (call: Operation, more: Partial<FailingScreen> = {}): FailingScreen => ({
  call,
  open: () => renderRemote(remote, { url: '/actions/write_note/batch', session: aSession() }),
  replies: { ...pageReplies(), 'GET /v1/actions/{slug}': () => aDefinition() },
  ...more,
});

async function enterRow(): Promise<void> {
  await userEvent.click(await screen.findByLabelText('Or paste rows'));
  await userEvent.paste('topic\nBread');
  await userEvent.click(screen.getByRole('button', { name: 'Use these rows' }));
  await screen.findByText('1 row can run.');
}

async function runRow(): Promise<void> {
  await enterRow();
  await userEvent.click(screen.getByLabelText(/^API key/));
  await userEvent.paste('dc_live_mine_and_so_on');
  await userEvent.click(screen.getByRole('button', { name: 'Run 1 row' }));
  await screen.findByText(/The batch has ended|goes on/);
}

failureTexts(
  {
    'the page of a batch': batch('GET /v1/actions/{slug}'),
    'the plan of a batch': batch('GET /api/accounts/billing', { alsoSays: NOTICES }),
    'the balance before a batch': batch('GET /api/accounts/stats', {
      act: enterRow,
      alsoSays: '[aria-label="Price"] div:last-of-type > dd',
    }),
    'running a row': batch('POST /api/actions/test-action', {
      act: runRow,
      alsoSays: '[aria-label="Run"] [role="status"], [aria-label="Results"] td:nth-of-type(4)',
    }),
  },
  './failure-texts.txt',
);
