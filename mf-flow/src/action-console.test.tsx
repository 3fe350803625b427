import { aDefinition, aRefusedResult, aTestResult, refusedRuns } from '@declic/action-console/testing';
import type { Schemas } from '@declic/openapi/actions';
import { someStats } from '@declic/openapi/factories';
import { refuse, type Replies, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { toast } from '@declic/design-system/toast';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { consoleRemote } from './testing/console-page';

afterEach(() => {
  cleanup();
  toast.dismiss();
});

const DEFINITION = 'GET /v1/actions/{slug}';
const RUN = 'POST /api/actions/test-action';
const KEY = 'dc_live_7hG2kQ9xZ4mB8vN1pR6tY3wL5cJ0dF2s';

async function openConsole(answer: () => Schemas['TestResult'] = aTestResult, replies: Replies = {}) {
  const api = serveApi({
    [DEFINITION]: () => aDefinition(),
    'GET /api/accounts/stats': () => someStats(),
    [RUN]: answer,
    ...replies,
  });
  renderRemote(consoleRemote, { url: '/tools/flow-content', session: aSession() });
  await userEvent.click(await screen.findByRole('button', { name: 'Test the action' }));
  const panel = within(await screen.findByRole('dialog'));
  return { api, panel };
}

type Panel = Awaited<ReturnType<typeof openConsole>>['panel'];

const execute = async (panel: Panel) => userEvent.click(await panel.findByRole('button', { name: 'Execute' }));
async function enterKey(panel: Panel) {
  await userEvent.click(await panel.findByLabelText(/^API key/));
  await userEvent.paste(KEY);
}

describe('the test console of another area', () => {
  it('opens with the parameters that are known, and runs with the typed key', async () => {
    const { api, panel } = await openConsole();
    expect((await panel.findByLabelText<HTMLInputElement>(/^Topic/)).value).toBe('Bread');
    await enterKey(panel);
    await execute(panel);
    expect(await panel.findByText('Success')).toBeTruthy();
    expect(api.callsTo(RUN)[0]?.body).toMatchObject({
      slug: 'write_note',
      authorization: `Bearer ${KEY}`,
      body: { topic: 'Bread', length: 'short' },
    });
  });

  it('closes with Escape and forgets the key', async () => {
    const { panel } = await openConsole();
    await enterKey(panel);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Test the action' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^API key/)).value).toBe('');
  });

  it('says that it could not load, and tries again', async () => {
    let isDown = true;
    const { panel } = await openConsole(aTestResult, {
      [DEFINITION]: () => (isDown ? refuse({ status: 400 })() : aDefinition()),
    });
    expect(await panel.findByText('Failed to load the action')).toBeTruthy();
    isDown = false;
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByLabelText(/^Topic/)).toBeTruthy();
  });
});

describe('its specified texts', () => {
  it('cost, balance, and what was debited', async () => {
    const { panel } = await openConsole(() => aTestResult({ cost: 1, balance: 498 }), {
      [DEFINITION]: () => aDefinition({ credit_cost: 1 }),
    });
    expect(await panel.findByText('Cost: 1 credit')).toBeTruthy();
    expect(await panel.findByText('Balance: 499 credits')).toBeTruthy();
    await enterKey(panel);
    await execute(panel);
    expect(await panel.findByText('Debited: 1 credit')).toBeTruthy();
    expect(panel.getByText('Balance: 498 credits')).toBeTruthy();
  });

  it('needs a key', async () => {
    const { panel } = await openConsole();
    expect((await panel.findByRole<HTMLButtonElement>('button', { name: 'Execute' })).disabled).toBe(true);
    await userEvent.click(panel.getByLabelText(/^Topic/));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('API Key Required')).toBeTruthy();
    expect(screen.getByText('Please enter your API key to test this action.')).toBeTruthy();
  });

  it.each(refusedRuns)('a call that ends with %i', async (status, code, banner, text) => {
    const { panel } = await openConsole(() => aRefusedResult(status, code));
    await enterKey(panel);
    await execute(panel);
    const result = within(await panel.findByRole('group', { name: 'Result' }));
    expect(result.getByText(banner)).toBeTruthy();
    expect(result.getByText(text, { exact: false })).toBeTruthy();
    expect(await screen.findByText('Execution failed')).toBeTruthy();
  });

  it('parameters that are refused', async () => {
    const params = [
      { key: 'topic', label: 'Topic', kind: 'string', required: true },
      { key: 'link', label: 'Link', kind: 'string', validate: { format: 'url' } },
      { key: 'mail', label: 'Mail', kind: 'string', validate: { format: 'email' } },
      { key: 'low', label: 'Low', kind: 'number', validate: { min: 10 } },
      { key: 'high', label: 'High', kind: 'number', validate: { max: 1.5 } },
    ] as const;
    const { panel } = await openConsole(aTestResult, {
      [DEFINITION]: () => aDefinition({ params: [...params], groups: [] }),
    });
    const entries = { Topic: ' ', Link: 'nowhere', Mail: 'nobody', Low: '9', High: '1.6' };
    for (const [label, text] of Object.entries(entries)) {
      const field = await panel.findByLabelText(new RegExp(`^${label}`));
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await enterKey(panel);
    await execute(panel);
    for (const text of [
      'Topic is required',
      'Must be a valid URL',
      'Must be a valid email',
      'Must be at least 10',
      'Must be at most 1.5',
    ])
      expect(panel.getByText(text)).toBeTruthy();
  });

  it('three rows of a text, and a switch to JSON mode', async () => {
    const { panel } = await openConsole(aTestResult, {
      [DEFINITION]: () =>
        aDefinition({ params: [{ key: 'text', label: 'Text', kind: 'string', ui: { multiline: true } }], groups: [] }),
    });
    expect((await panel.findByLabelText<HTMLTextAreaElement>('Text')).rows).toBe(3);
    expect(panel.getByRole('switch', { name: 'JSON mode' })).toBeTruthy();
  });

  it('an action that is not there', async () => {
    const { panel } = await openConsole(aTestResult, {
      [DEFINITION]: refuse({ status: 404, code: 'action_not_found' }),
    });
    expect(await panel.findByText('Action not found')).toBeTruthy();
    expect(panel.getByText('The action "write_note" could not be found or is not available.')).toBeTruthy();
  });

  it('groups that hold a required parameter are open', async () => {
    const { panel } = await openConsole();
    expect((await panel.findByText('Content')).closest('details')?.open).toBe(true);
    expect(panel.getByText('Details').closest('details')?.open).toBe(false);
  });
});
