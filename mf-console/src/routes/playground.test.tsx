import { refuse, serveApi } from '@declic/openapi/testing';
import type { Schemas } from '@declic/openapi/actions';
import { unsavedForms } from '@declic/remote-kit/host';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { remote } from '../remote';
import { aDefinition } from '../testing/a-definition';
import { aRefusedResult, aTestResult as aResult, refusedRuns } from '@declic/action-console/testing';
import { clearPage } from '../testing/clear-page';
import { someStats } from '@declic/openapi/factories';
import { DEFINITION, RUN } from '../testing/endpoints';
import { enterKey, KEY, openPlayground as open } from '../testing/playground-page';

afterEach(clearPage);

const execute = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Execute' });
const sentBody = (api: ReturnType<typeof open>) => api.callsTo(RUN).at(-1)?.body.body;

describe('the form', () => {
  it('opens the groups that hold a required parameter', async () => {
    open();
    expect((await screen.findByText('Content')).closest('details')?.open).toBe(true);
    expect(screen.getByText('Details').closest('details')?.open).toBe(false);
  });

  it('shows a parameter when the one it depends on has the value', async () => {
    open();
    const length = await screen.findByRole('radiogroup', { name: 'Length', hidden: true });
    expect(screen.queryByLabelText(/Words/)).toBeNull();
    await userEvent.click(within(length).getByLabelText('Long'));
    expect(screen.getByLabelText(/Words/)).toBeTruthy();
  });

  it('says what is wrong at the field, focuses the first, and sends nothing', async () => {
    const api = open();
    await enterKey();
    await userEvent.type(screen.getByLabelText('Link'), 'nowhere');
    await userEvent.click(execute());
    expect(screen.getByText('Topic is required')).toBeTruthy();
    expect(screen.getByText('Must be a valid URL')).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Topic/));
    expect(api.callsTo(RUN)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    expect(screen.queryByText('Topic is required')).toBeNull();
  });

  it('holds unsaved input from the first change on, so that no new version is offered over it', async () => {
    open();
    const topic = await screen.findByLabelText(/^Topic/);
    expect(unsavedForms.getState()).toBe(0);
    await userEvent.type(topic, 'C');
    expect(unsavedForms.getState()).toBe(1);
  });

  it('is replaced by an example, and comes back', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(/^Topic/), 'Cheese');
    await userEvent.selectOptions(screen.getByLabelText('Example'), 'Bread');
    expect(screen.getByLabelText<HTMLInputElement>(/^Topic/).value).toBe('Bread');
    expect(screen.getByLabelText<HTMLInputElement>(/^Words/).value).toBe('50');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Topic/).value).toBe('Cheese');
  });
});

describe('a run', () => {
  it('is sent with the key and shows the answer, its cost and the balance', async () => {
    const api = open();
    expect(await screen.findByText('Balance: 499 credits')).toBeTruthy();
    expect(screen.getByText('Cost: 2 credits')).toBeTruthy();
    expect(execute().disabled).toBe(true);
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    await userEvent.click(execute());

    const result = await screen.findByRole('group', { name: 'Result' });
    expect(within(result).getByText('Success')).toBeTruthy();
    expect(within(result).getByText('Debited: 2 credits')).toBeTruthy();
    expect(within(result).getByText('req_1')).toBeTruthy();
    expect(screen.getByText('Balance: 497 credits')).toBeTruthy();
    expect(api.callsTo(RUN)[0]?.body).toEqual({
      slug: 'write_note',
      authorization: `Bearer ${KEY}`,
      body: { topic: 'Bread', length: 'short' },
      dry_run: false,
      max_credits: 2,
      idempotency_key: expect.any(String),
    });
  });

  it('starts with Ctrl+Enter, once', async () => {
    const answer = Promise.withResolvers<Schemas['TestResult']>();
    const api = open(() => answer.promise);
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    answer.resolve(aResult());
    await screen.findByRole('group', { name: 'Result' });
    expect(api.callsTo(RUN)).toHaveLength(1);
  });

  it('is not repeated by a key that is held down', async () => {
    const api = open();
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    for (const repeat of [false, true, true])
      fireEvent.keyDown(screen.getByLabelText(/^Topic/), { key: 'Enter', ctrlKey: true, repeat });
    await screen.findByRole('group', { name: 'Result' });
    fireEvent.keyDown(screen.getByLabelText(/^Topic/), { key: 'Enter', ctrlKey: true, repeat: true });
    await screen.findByRole('group', { name: 'Result' });
    expect(api.callsTo(RUN)).toHaveLength(1);
  });

  it('that fails leaves no earlier result behind', async () => {
    let isDown = false;
    open(() => (isDown ? refuse({ status: 503 })() : aResult()) as Schemas['TestResult']); // refused, or answered
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    await userEvent.click(execute());
    await screen.findByRole('group', { name: 'Result' });
    isDown = true;
    await userEvent.click(execute());
    await expect.poll(() => screen.queryByRole('group', { name: 'Result' })).toBeNull();
  });

  it('that is cancelled says that it may be charged', async () => {
    open(() => new Promise(() => undefined));
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    await userEvent.click(execute());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(screen.getByText(/still charged/)).toBeTruthy();
  });

  it('without a price that is cancelled says that nothing is charged', async () => {
    open(() => new Promise(() => undefined));
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    await userEvent.click(screen.getByRole('button', { name: 'Dry run' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('A dry run charges nothing.')).toBeTruthy();
    expect(screen.queryByText(/still charged/)).toBeNull();
  });

  it('keeps the key out of the document', async () => {
    open();
    await enterKey();
    expect(document.documentElement.outerHTML).not.toContain(KEY);
  });

  it('needs a key', async () => {
    const api = open();
    await userEvent.type(await screen.findByLabelText(/^Topic/), 'Bread');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('API Key Required')).toBeTruthy();
    expect(screen.getByText('Please enter your API key to test this action.')).toBeTruthy();
    expect(api.callsTo(RUN)).toEqual([]);
  });

  it.each(refusedRuns)('that is refused with %i says so in words', async (status, code, banner, text) => {
    open(() => aRefusedResult(status, code));
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    await userEvent.click(execute());
    const result = await screen.findByRole('group', { name: 'Result' });
    expect(within(result).getByText(banner)).toBeTruthy();
    expect(within(result).getByText(text, { exact: false })).toBeTruthy();
  });

  it('that is refused is said in a toast', async () => {
    open(() => aResult({ status: 500, data: null, error: 'Broken.', cost: 0 }));
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    await userEvent.click(execute());
    expect(await screen.findByText('Execution failed')).toBeTruthy();
  });

  it('shows what the service refuses at its field', async () => {
    open(() =>
      aResult({
        status: 422,
        data: null,
        error: 'Invalid',
        problem: {
          type: '/docs/errors/validation_failed',
          title: 'Invalid',
          status: 422,
          code: 'validation_failed',
          request_id: 'req_1',
          errors: [{ in: 'body', field: 'topic', message: 'Must not name a person' }],
        },
      }),
    );
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Ada');
    await userEvent.click(execute());
    expect(await screen.findByText('Must not name a person')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Topic/), 's');
    expect(screen.queryByText('Must not name a person')).toBeNull();
  });
});

describe('JSON mode', () => {
  it('shows the payload, and sends the empty object for what cannot be read', async () => {
    const api = open();
    await enterKey();
    await userEvent.type(screen.getByLabelText(/^Topic/), 'Bread');
    await userEvent.click(screen.getByRole('switch', { name: 'JSON mode' }));
    const editor = screen.getByLabelText<HTMLTextAreaElement>('JSON payload');
    expect(JSON.parse(editor.value)).toEqual({ topic: 'Bread', length: 'short' });
    await userEvent.clear(editor);
    await userEvent.type(editor, '{{"topic":');
    expect(screen.getByText(/This is not a JSON object/)).toBeTruthy();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('group', { name: 'Result' });
    expect(sentBody(api)).toEqual({});
  });
});

it('says that an action is not there', async () => {
  serveApi({
    [DEFINITION]: refuse({ status: 404, code: 'action_not_found' }),
    'GET /api/accounts/stats': () => someStats(),
  });
  renderRemote(remote, { url: '/actions/nothing/playground', session: aSession() });
  expect(await screen.findByText('Action not found')).toBeTruthy();
  expect(screen.getByText('The action "nothing" could not be found or is not available.')).toBeTruthy();
});

it('is not there for an action that cannot run', async () => {
  serveApi({
    [DEFINITION]: () => aDefinition({ is_enabled: false }),
    'GET /api/accounts/stats': () => someStats(),
  });
  renderRemote(remote, { url: '/actions/write_note/playground', session: aSession() });
  expect(await screen.findByText('Action not found')).toBeTruthy();
});
