import 'fake-indexeddb/auto';
import { anAnswerReport, aTestResult } from '@declic/action-console/testing';
import { someStats } from '@declic/openapi/factories';
import { type Replies, serveApi } from '@declic/openapi/testing';
import { aSession, aUser, renderRemote } from '@declic/remote-kit/testing';
import { signOutForTest } from '@declic/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remote } from '../remote';
import { aDefinition } from '../testing/a-definition';
import { clearPage } from '../testing/clear-page';
import { KEY } from '../testing/playground-page';
import { readBrowserStorage } from '../testing/read-browser-storage';

type Answer = ReturnType<typeof aTestResult>;

let user: ReturnType<typeof aUser>;
beforeEach(() => {
  user = aUser({ id: crypto.randomUUID() });
});
afterEach(clearPage);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the playground and executes its action. */
async function execute(answer: () => Answer | Promise<Answer>, more: Replies = {}) {
  clearPage();
  const replies = { 'GET /v1/actions/{slug}': () => aDefinition(), 'GET /api/accounts/stats': () => someStats() };
  serveApi({ ...replies, 'POST /api/actions/test-action': answer, ...more });
  const page = renderRemote(remote, { url: '/actions/write_note/playground', session: aSession({ user }) });
  fireEvent.change(await screen.findByLabelText(/^Topic/), { target: { value: 'Bread' } });
  fireEvent.change(screen.getByLabelText(/^API key/), { target: { value: KEY } });
  await press('Execute');
  return page;
}

it('keeps a run whose page was left, unless its person has signed out before the answer', async () => {
  for (const requestId of ['req_kept', 'req_secret']) {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { queryClient } = await execute(() => promise);
    clearPage();
    if (requestId === 'req_secret') signOutForTest();
    resolve(aTestResult({ request_id: requestId }));
    await expect.poll(() => queryClient.isMutating()).toBe(0);
  }
  await expect.poll(readBrowserStorage).toContain('req_kept');
  expect(await readBrowserStorage()).not.toContain('req_secret');
});

it('shows the reports of earlier runs beside one that was made a moment ago', async () => {
  const [earlier, later] = [
    anAnswerReport({ request_id: 'req_1', status: 'declined' }),
    anAnswerReport({ request_id: 'req_2' }),
  ];
  await execute(() => aTestResult({ request_id: 'req_1' }));
  await screen.findByRole('group', { name: 'Result' });
  await execute(() => aTestResult({ request_id: 'req_2' }), {
    'POST /api/actions/reports': () => later,
    'GET /api/actions/reports': () => [later, earlier],
  });
  await press('Report a wrong answer');
  await press('Report');
  await press('History');
  expect(await screen.findByText('Reported: answer is right')).toBeTruthy();
});
