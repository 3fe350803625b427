import 'fake-indexeddb/auto';
import { anAnswerReport, aTestResult } from '@declic/action-console/testing';
import { someStats } from '@declic/openapi/factories';
import { refuse, type Replies, serveApi } from '@declic/openapi/testing';
import { aSession, aUser, renderRemote } from '@declic/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { remote } from '../remote';
import { aDefinition } from '../testing/a-definition';
import { clearPage } from '../testing/clear-page';
import { readBrowserStorage } from '../testing/read-browser-storage';

const RUN = 'POST /api/actions/test-action';
const REPORT = 'POST /api/actions/reports';
const KEY = 'dc_live_7hG2kQ9xZ4mB8vN1pR6tY3wL5cJ0dF2s';
const PLAYGROUND = '/actions/write_note/playground';

let user: ReturnType<typeof aUser>;
let runs: number;
beforeEach(() => {
  user = aUser({ id: crypto.randomUUID() });
  runs = 0;
});
afterEach(clearPage);

/** Opens the playground as a page that was just loaded. */
function open({
  url = PLAYGROUND,
  as = user,
  replies = {},
}: { url?: string; as?: typeof user; replies?: Replies } = {}) {
  clearPage();
  const api = serveApi({
    'GET /v1/actions/{slug}': () => aDefinition(),
    'GET /api/accounts/stats': () => someStats(),
    'GET /api/actions/reports': () => [],
    [RUN]: () => aTestResult({ request_id: `req_${++runs}`, data: { note: `Note ${runs}` } }),
    ...replies,
  });
  return { api, ...renderRemote(remote, { url, session: aSession({ user: as }) }) };
}

const topic = () => screen.findByLabelText<HTMLInputElement>(/^Topic/);
const enter = async (text: string) => fireEvent.change(await topic(), { target: { value: text } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function run(text: string) {
  await enter(text);
  fireEvent.change(screen.getByLabelText(/^API key/), { target: { value: KEY } });
  await press('Execute');
  await screen.findByRole('group', { name: 'Result' });
}
async function openHistory() {
  await press('History');
  return screen.findByRole('dialog', { name: 'History' });
}

describe('the history', () => {
  it('opens a run again with its parameters and its result, and takes that back', async () => {
    open();
    await run('Bread');
    open();
    const dialog = await openHistory();
    expect(await within(dialog).findByText('Success 200')).toBeTruthy();
    expect(within(dialog).getByText('2 credits · 12 ms')).toBeTruthy();
    await press(/^Open Write a note/);
    expect((await topic()).value).toBe('Bread');
    expect(screen.getByRole('group', { name: 'Result' }).textContent).toContain('req_1');
    // The account's, not that of then.
    expect(screen.getByText('Balance: 499 credits')).toBeTruthy();
    await press('Undo');
    expect((await topic()).value).toBe('');
    expect(screen.queryByRole('group', { name: 'Result' })).toBeNull();
  });

  it('has one Undo, which is that of the last replacement', async () => {
    open();
    await run('Bread');
    await openHistory();
    await press(/^Open Write a note/);
    await enter('Rye');
    await userEvent.selectOptions(screen.getByLabelText('Example'), 'Bread');
    expect(screen.queryByText(/are shown again/)).toBeNull();
    await press('Undo');
    expect((await topic()).value).toBe('Rye');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows the result of an opened run on a narrow screen', async () => {
    open();
    await run('Bread');
    const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => list);
    onTestFinished(() => void vi.unstubAllGlobals());
    open();
    await openHistory();
    await press(/^Open Write a note/);
    expect(screen.getByRole('tab', { name: /Result/ }).ariaSelected ?? '').toBe('true');
  });

  it('is that of one account', async () => {
    open();
    await run('Bread');
    open({ as: aUser({ id: crypto.randomUUID() }) });
    const dialog = await openHistory();
    expect(await within(dialog).findByText(/Nothing has been run with this action/)).toBeTruthy();
  });

  it('compares two runs, and is cleared', async () => {
    open();
    await run('Bread');
    await run('Cheese');
    await openHistory();
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select Write a note/ }))
      await userEvent.click(box);
    await press('Compare');
    const parameters = await screen.findByRole('region', { name: 'Parameters' });
    expect(within(parameters).getByText('"topic": "Bread",')).toBeTruthy();
    expect(within(parameters).getByText('"topic": "Cheese",')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Answer' }).textContent).toContain('Note 2');
    await press('Back to the history');
    await press('Clear history');
    await press('Delete');
    expect(await screen.findByText(/Nothing has been run/)).toBeTruthy();
  });

  it('shows runs of all actions, and leads to those of another one', async () => {
    open();
    await run('Bread');
    const { router } = open({
      url: '/actions/other/playground',
      replies: {
        'GET /v1/actions/{slug}': ({ params }) => aDefinition({ slug: params.slug }),
      },
    });
    await openHistory();
    await userEvent.click(await screen.findByRole('switch', { name: 'All actions' }));
    await press(/^Open Write a note/);
    await expect.poll(() => router.state.location.pathname).toBe(PLAYGROUND);
    await expect.poll(async () => (await topic()).value).toBe('Bread');
    expect(router.state.location.hash).toBe('');
  });
});

describe('saved inputs', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Saved inputs' });
  const save = async (name: string) => {
    const field = within(await dialog()).getByLabelText('Name');
    fireEvent.change(field, { target: { value: name } });
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  };

  it('are saved under a name, replaced only when asked, and loaded', async () => {
    open();
    await enter('Bread');
    await press('Saved inputs');
    await within(await dialog()).findByText(/Nothing is saved/);
    await save('');
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    await save('Breakfast');
    await screen.findByRole('button', { name: 'Load Breakfast' });
    await press('Close');
    await enter('Cheese');
    await press('Saved inputs');
    await screen.findByRole('button', { name: 'Load Breakfast' });
    await save('breakfast');
    expect(await screen.findByText(/There is an input named “Breakfast” already/)).toBeTruthy();
    await press('Keep it');
    await press('Load Breakfast');
    expect((await topic()).value).toBe('Bread');
    expect(screen.getByText('The saved input “Breakfast” was filled in.')).toBeTruthy();
  });

  it('are renamed, deleted, and brought back', async () => {
    open();
    await enter('Bread');
    await press('Saved inputs');
    await within(await dialog()).findByText(/Nothing is saved/);
    for (const name of ['One', 'Two']) {
      await save(name);
      await screen.findByRole('button', { name: `Load ${name}` });
    }
    await press('Rename One');
    fireEvent.change(screen.getByLabelText('New name of One'), { target: { value: 'two' } });
    await press('Rename');
    expect(await screen.findByText('Another input has this name')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('New name of One'), { target: { value: 'Three' } });
    await press('Rename');
    await press('Delete Three');
    expect(await screen.findByText(/“Three” was deleted/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load One' })).toBeNull();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Load Three' })).toBeTruthy();
  });
});

describe('a link', () => {
  it('carries the parameters, fills the form of another page, and is taken back', async () => {
    const copied: string[] = [];
    open();
    await run('Bread');
    const writeText = (text: string) => Promise.resolve(copied.push(text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    await press('Copy link');
    await screen.findByRole('button', { name: 'Copied' });
    const [link = ''] = copied;
    expect(link).not.toContain(KEY);
    const fragment = new URL(link).hash;
    const { router } = open({ url: PLAYGROUND + fragment });
    await expect.poll(async () => (await topic()).value).toBe('Bread');
    const notice = screen
      .getByText('The parameters of the link were filled in.')
      .closest<HTMLElement>('[role="status"]');
    expect(router.state.location.hash).toBe('');
    await userEvent.click(within(notice ?? document.body).getByRole('button', { name: 'Undo' }));
    expect((await topic()).value).toBe('');
  });

  it('that is damaged says so and changes nothing', async () => {
    open({ url: `${PLAYGROUND}#input=nothing` });
    expect(await screen.findByText('The link could not be opened: it is damaged.')).toBeTruthy();
    expect((await topic()).value).toBe('');
  });

  it('is not made of what does not fit', async () => {
    open();
    await enter(Array.from({ length: 9_000 }, (_, index) => ((index * 7919) % 100_003).toString(36)).join(''));
    await press('Copy link');
    expect(await screen.findByText('The parameters do not fit into a link')).toBeTruthy();
    expect(screen.getByText(/The content of a file does not fit/)).toBeTruthy();
  });
});

describe('a wrong answer', () => {
  it('is reported with input and answer by consent, and its state is shown', async () => {
    const { api } = open({ replies: { [REPORT]: () => anAnswerReport({ reason: 'incomplete' }) } });
    await run('Bread');
    await press('Report a wrong answer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a wrong answer' }));
    await userEvent.selectOptions(dialog.getByLabelText('What is wrong?'), 'Something is missing');
    fireEvent.change(dialog.getByLabelText('Comment'), { target: { value: ' Butter is missing ' } });
    await userEvent.click(dialog.getByLabelText('Include my input and the answer'));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Reported: being checked')).toBeTruthy();
    expect(api.callsTo(REPORT).map(({ body }) => body)).toEqual([
      {
        request_id: 'req_1',
        reason: 'incomplete',
        comment: 'Butter is missing',
        content: { input: { topic: 'Bread', length: 'short' }, answer: { note: 'Note 1' } },
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Report a wrong answer' })).toBeNull();
  });

  it('keeps what was entered when the report is refused, and sends nothing without consent', async () => {
    const { api } = open({ replies: { [REPORT]: refuse({ status: 503 }) } });
    await run('Bread');
    await press('Report a wrong answer');
    const comment = await screen.findByLabelText('Comment');
    fireEvent.change(comment, { target: { value: 'Butter' } });
    // In a dialog it executes nothing.
    fireEvent.keyDown(comment, { key: 'Enter', ctrlKey: true });
    expect(runs).toBe(1);
    await press('Report');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Butter');
    expect(api.callsTo(REPORT)[0]?.body).toEqual({ request_id: 'req_1', reason: 'wrong', comment: 'Butter' });
  });

  it('cannot be reported where nothing was charged', async () => {
    open({ replies: { [RUN]: () => aTestResult({ status: 500, data: null, error: 'Broken.', cost: 0 }) } });
    await run('Bread');
    expect(screen.queryByRole('button', { name: 'Report a wrong answer' })).toBeNull();
  });
});

/** That the service writes it neither to logs nor to tables is tested beside the relay: `test-action.medium.test.ts`. */
it('keeps the key out of storage, addresses, caches and the history', async () => {
  const { router, queryClient } = open();
  await run('Bread');
  await press('Saved inputs');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Breakfast' } });
  await press('Save');
  await screen.findByRole('button', { name: 'Load Breakfast' });
  await press('Close');
  await openHistory();
  await screen.findByText('Success 200');

  const stored = await readBrowserStorage();
  // What is looked through is what was kept.
  expect(stored).toContain('Breakfast');
  expect(stored).toContain('req_1');
  const caches = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()];
  expect(caches.length).toBeGreaterThan(2);
  const places = {
    stored,
    addresses: JSON.stringify([location.href, router.state.location, history.state]),
    caches: JSON.stringify(caches.map(({ state }) => state)),
    page: document.documentElement.outerHTML,
  };
  for (const [place, text] of Object.entries(places)) expect(text, place).not.toContain(KEY);
});
