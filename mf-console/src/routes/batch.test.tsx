import 'fake-indexeddb/auto';
import { aBillingOverview, aKey, someStats } from '@declic/openapi/factories';
import type { Schemas } from '@declic/openapi/actions';
import { refuse, serveApi } from '@declic/openapi/testing';
import { aSession, aUser, renderRemote } from '@declic/remote-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecord } from '../features/batch/job/batch-job';
import { deleteBatch, loadBatch, saveNewBatch, saveRecords } from '../features/batch/job/batch-storage';
import { aBatch } from '../features/batch/testing/a-batch';
import { aRefusal, aResult } from '../features/batch/testing/recording-service';
import { remote } from '../remote';
import { aDefinition } from '../testing/a-definition';
import { clearPage } from '../testing/clear-page';
import { RUN } from '../testing/endpoints';
// Loaded before the page asks for them: a busy machine may take longer to compile them than a page waits for its parts.
import '../features/batch/run/batch-run';
import '../features/batch/setup/batch-setup';

const KEY = 'dc_live_7hG2kQ9xZ4mB8vN1pR6tY3wL5cJ0dF2s';
const OWNER = { account: aUser().id, slug: 'write_note' };

beforeEach(() => deleteBatch(OWNER));
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

type Answer = (call: { body: { topic: string } }) => Schemas['TestResult'];

function open(
  answer: Answer = ({ body }) => aResult({ data: { note: body.topic }, cost: 2, balance: 400 }),
  balance = 499,
) {
  const api = serveApi({
    'GET /v1/actions/{slug}': () => aDefinition(),
    'GET /api/accounts/stats': () => someStats({ credit_balance_total: balance }),
    'GET /api/accounts/billing': () => aBillingOverview({ calls_per_minute: 600 }),
    'GET /api/accounts/keys': () => [aKey({ kid: KEY.slice(0, 17) })],
    [RUN]: ({ body }: { body: unknown }) => answer(body as { body: { topic: string } }), // by contract
  });
  renderRemote(remote, { url: '/actions/write_note/batch', session: aSession() });
  return api;
}

const paste = async (text: string) => {
  await userEvent.click(await screen.findByLabelText('Or paste rows'));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Use these rows' }));
};
const typeKey = async (key = KEY) => {
  await userEvent.click(await screen.findByLabelText(/^API key/));
  await userEvent.paste(key);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a CSV', () => {
  it('is dropped, mapped by its names, and shown as it is sent', async () => {
    open();
    const file = new File(['Sujet;Topic;Length\na;Bread;Long\nb;Cheese;'], 'notes.csv', { type: 'text/csv' });
    fireEvent.drop(await screen.findByLabelText('CSV file'), { dataTransfer: { files: [file] } });
    expect(await screen.findByText('Read as UTF-8, separated by semicolons.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>(/^Topic/).value).toBe('1');
    expect(await screen.findByText('2 rows can run.')).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: 'The first rows as they are sent' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['RowTopicLength', '1Breadlong', '2Cheeseshort']);
  });

  it('that cannot be read says so, and another can be chosen', async () => {
    open();
    await paste('topic\n"open');
    expect(await screen.findByText(/A quotation mark is opened and never closed/)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Or paste rows'));
    await paste('topic\nBread');
    expect(await screen.findByText('1 row can run.')).toBeTruthy();
  });

  it('without a header has its first line as a row', async () => {
    open();
    await paste('topic\nBread');
    await userEvent.click(await screen.findByRole('switch', { name: 'The first line names the columns' }));
    expect(screen.getByText('2 rows, 1 column')).toBeTruthy();
  });
});

describe('before anything is paid', () => {
  it('cells that are refused have their message and are corrected in place', async () => {
    const api = open();
    await paste('topic,link\nBread,nowhere\nCheese,https://example.com');
    expect(await screen.findByText('1 row can run. 1 cannot: correct it below, or leave it out.')).toBeTruthy();
    const row = screen.getByRole('group', { name: 'Row 1' });
    expect(within(row).getByText('Must be a valid URL')).toBeTruthy();
    await userEvent.clear(within(row).getByLabelText('link'));
    await userEvent.type(within(row).getByLabelText('link'), 'https://example.org{Enter}');
    expect(await screen.findByText('2 rows can run.')).toBeTruthy();
    expect(api.callsTo(RUN)).toEqual([]);
  });

  it('a value for all rows is chosen where no column has it', async () => {
    const api = open();
    await paste('topic\nBread');
    await userEvent.selectOptions(await screen.findByLabelText('Length'), 'Same value for all rows');
    await userEvent.selectOptions(screen.getByLabelText('Length: value for all rows'), 'Long');
    await userEvent.selectOptions(screen.getByLabelText('Words'), 'Same value for all rows');
    await userEvent.type(screen.getByLabelText('Words: value for all rows'), '50');
    await typeKey();
    await press('Run 1 row');
    expect(await screen.findByText('All rows are done.')).toBeTruthy();
    expect(api.callsTo(RUN)[0]?.body.body).toEqual({ topic: 'Bread', length: 'long', words: 50 });
  });

  it('says how many rows the balance is enough for', async () => {
    open(undefined, 5);
    await paste('topic\na\nb\nc');
    expect(await screen.findByText('Not enough for all: 2 rows will run.')).toBeTruthy();
    expect(screen.getByText('6 credits')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Spend at most'));
    await userEvent.type(screen.getByLabelText('Spend at most'), '3');
    expect(await screen.findByText('Not enough for all: 1 row will run.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run 1 row' }).disabled).toBe(true);
  });

  it('is kept over a reload', async () => {
    open();
    await paste('topic\nBread');
    await screen.findByText('1 row can run.');
    await expect.poll(async () => (await loadBatch(OWNER))?.table.rows).toEqual([['Bread']]);
    clearPage();
    open();
    expect(await screen.findByText('1 row can run.')).toBeTruthy();
  });
});

describe('a run', () => {
  it('sends each row with the price as its limit, and lists the answers', async () => {
    const api = open();
    await paste('topic\nBread\nCheese');
    await typeKey();
    await press('Run 2 rows');
    expect(await screen.findByText('All rows are done.')).toBeTruthy();
    expect(api.callsTo(RUN).map(({ body }) => body)).toMatchObject([
      { authorization: `Bearer ${KEY}`, max_credits: 2, body: { topic: 'Bread', length: 'short' } },
      { authorization: `Bearer ${KEY}`, max_credits: 2, body: { topic: 'Cheese' } },
    ]);
    expect(screen.getByText('note: Bread')).toBeTruthy();
    expect(screen.getByText('of at most 4 credits')).toBeTruthy();
    expect(JSON.stringify(await loadBatch(OWNER))).not.toContain(KEY);
    expect(document.documentElement.outerHTML).not.toContain(KEY);
  });

  it('says of which answers this browser keeps only a part', async () => {
    const long = 'a'.repeat(300_000);
    open(({ body }) => aResult({ data: { note: body.topic === 'b' ? long : body.topic }, cost: 2 }));
    await paste('topic\na\nb');
    await typeKey();
    await press('Run 2 rows');
    expect(await screen.findByText('All rows are done.')).toBeTruthy();
    expect(await screen.findByText(/^1 answer is too large to be kept whole in this browser/)).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Results' }));
    expect(table.getByText('Not whole')).toBeTruthy();
  });

  it('shows the rows that failed first, and runs them again', async () => {
    let isBroken = true;
    open(({ body }) =>
      isBroken && body.topic === 'b'
        ? aRefusal(503, 'action_failed')
        : aResult({ data: { note: body.topic }, cost: 2 }),
    );
    await paste('topic\na\nb\nc');
    await typeKey();
    await press('Run 3 rows');
    expect(await screen.findByText('The batch has ended. 1 row failed.')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Results' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getByText(/HTTP 503/)).toBeTruthy();
    // It was typed on this page.
    expect(screen.queryByLabelText(/^API key/)).toBeNull();
    isBroken = false;
    await press('Retry 1 failed row');
    expect(await screen.findByText('All rows are done.')).toBeTruthy();
  });

  it.each([
    [401, 'invalid_api_key', /Enter a valid key to continue/],
    [402, 'insufficient_credits', /Add credits, then continue/],
    [402, 'max_credits_exceeded', /The price of this action has changed/],
  ])('that is refused with %i %s stops in words, and can go on', async (status, code, words) => {
    let isRefused = true;
    const api = open(() => (isRefused ? aRefusal(status, code) : aResult({ data: {}, cost: 2 })));
    await paste('topic\na\nb');
    await typeKey();
    await press('Run 2 rows');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(api.callsTo(RUN)).toHaveLength(1);
    isRefused = false;
    await press('Continue with 2 rows');
    expect(await screen.findByText('All rows are done.')).toBeTruthy();
  });

  it('with the key of another account does not begin', async () => {
    const api = open();
    await paste('topic\na');
    await typeKey('dc_live_anothers00000000000000000000000');
    await press('Run 1 row');
    expect(await screen.findByText(/This key is not one of your account/)).toBeTruthy();
    expect(api.callsTo(RUN)).toEqual([]);
  });
});

describe('a batch that this browser keeps', () => {
  const keep = async () => {
    const { job, table } = aBatch(3, {
      owner: OWNER,
      mapping: { topic: { from: 'column', column: 0, separator: ';' } },
      price: 2,
      maxCredits: 6,
    });
    await saveNewBatch(job, table);
    await saveRecords(OWNER, [
      createRecord(0, { state: 'done', cost: 2, data: { note: 'kept' } }),
      createRecord(1, { state: 'sent', sentAt: Date.now() }),
    ]);
  };

  it('asks for the key, and sends the row without an answer under the same key of idempotency', async () => {
    await keep();
    const api = open();
    expect(await screen.findByText(/This batch has not ended/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with 2 rows' }).disabled).toBe(true);
    await typeKey();
    await press('Continue with 2 rows');
    expect(await screen.findByText('All rows are done.')).toBeTruthy();
    expect(api.callsTo(RUN).map(({ body }) => body.idempotency_key)).toEqual(['batch-b1-1', 'batch-b1-2']);
  });

  it('is deleted on request', async () => {
    await keep();
    open();
    await press('Delete batch');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete batch' }));
    expect(await screen.findByText('Choose a CSV')).toBeTruthy();
    await expect.poll(() => loadBatch(OWNER)).toBeNull();
  });

  it('runs in one tab: the second waits until the first has left', async () => {
    const asked = Promise.withResolvers<() => void>();
    const locks = {
      request: (_name: string, _options: object, hold: () => Promise<unknown>) =>
        new Promise((resolve) => {
          asked.resolve(() => resolve(hold()));
        }),
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
    open();
    expect(await screen.findByText('This batch is open in another tab')).toBeTruthy();
    // By an effect, which may run after the text is there.
    const enter = await asked.promise;
    act(enter);
    expect(await screen.findByText('Choose a CSV')).toBeTruthy();
  });

  it('cannot be without storage, and says so', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    open();
    expect(await screen.findByText('This browser keeps no data for this page')).toBeTruthy();
    vi.restoreAllMocks();
    await press('Retry');
    expect(await screen.findByText('Choose a CSV')).toBeTruthy();
  });
});

it('says that an action is not there', async () => {
  serveApi({
    'GET /v1/actions/{slug}': refuse({ status: 404, code: 'action_not_found' }),
    'GET /api/accounts/billing': () => aBillingOverview(),
  });
  renderRemote(remote, { url: '/actions/nothing/batch', session: aSession() });
  expect(await screen.findByText('Action not found')).toBeTruthy();
});
