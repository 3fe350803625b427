import { aTestResult } from '@declic/action-console/testing';
import { someStats } from '@declic/openapi/factories';
import { type Replies, serveApi } from '@declic/openapi/testing';
import { aSession, aUser, renderRemote } from '@declic/remote-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
import { remote } from '../remote';
import { aDefinition } from './a-definition';
import { clearPage } from './clear-page';
import { DEFINITION, RUN, STATS } from './endpoints';
import { KEY } from './playground-page';

export const PLAYGROUND = '/actions/write_note/playground';

let user: ReturnType<typeof aUser>;
let runs: number;

/** Before each test of a file: a new account, so that the records of another test are not its own. */
export function startWithNewAccounts() {
  beforeEach(() => {
    user = aUser({ id: crypto.randomUUID() });
    runs = 0;
  });
  afterEach(clearPage);
}

interface OpenOptions {
  url?: string;
  as?: ReturnType<typeof aUser>;
  replies?: Replies;
}

/** Opens the playground as a page that was just loaded. The browser keeps what it kept. */
export function open({ url = PLAYGROUND, as = user, replies = {} }: OpenOptions = {}) {
  clearPage();
  const api = serveApi({
    [DEFINITION]: () => aDefinition(),
    [STATS]: () => someStats(),
    'GET /api/actions/reports': () => [],
    [RUN]: () => aTestResult({ request_id: `req_${++runs}`, data: { note: `Note ${runs}` } }),
    ...replies,
  });
  return { api, ...renderRemote(remote, { url, session: aSession({ user: as }) }) };
}

/** Opens the playground and runs the action once. */
export async function openAndRun(text: string, options?: OpenOptions) {
  const page = open(options);
  await run(text);
  return page;
}

export const topic = () => screen.findByLabelText<HTMLInputElement>(/^Topic/);
export const enter = async (text: string) => fireEvent.change(await topic(), { target: { value: text } });
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export async function run(text: string) {
  await enter(text);
  fireEvent.change(screen.getByLabelText(/^API key/), { target: { value: KEY } });
  await press('Execute');
  await screen.findByRole('group', { name: 'Result' });
}

export async function openHistory() {
  await press('History');
  return screen.findByRole('dialog', { name: 'History' });
}

/** Shows the newest run of the history again. */
export async function openLastRun() {
  await openHistory();
  await press(/^Open Write a note/);
}
