import { loseConnection, neverAnswer, refuse, type Replies, type Reply, serveApi } from '@declic/openapi/testing';
import { unsavedForms } from '@declic/remote-kit/host';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { remote } from '../remote';
import { aDefinition } from '../testing/a-definition';
import { aTestResult } from '@declic/action-console/testing';
import { clearPage } from '../testing/clear-page';
import { aProposal, someProposals } from '../testing/factories';
import { pageReplies } from '../testing/page-replies';

afterEach(clearPage);

const PROPOSE = 'POST /api/actions/proposals';
const RUN = 'POST /api/actions/test-action';
const KEY = 'dc_live_7hG2kQ9xZ4mB8vN1pR6tY3wL5cJ0dF2s';

function open(answer: Reply<typeof PROPOSE>, replies: Replies = {}) {
  const api = serveApi({
    ...pageReplies(),
    'GET /v1/actions/{slug}': ({ params }) => aDefinition({ slug: String(params['slug']) }),
    [PROPOSE]: answer,
    [RUN]: () => aTestResult(),
    ...replies,
  });
  return { api, ...renderRemote(remote, { url: '/api', session: aSession() }) };
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Describe what you need' });
async function ask(text: string) {
  await userEvent.click(await box());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const topic = () => screen.findByLabelText<HTMLInputElement>(/^Topic/);

it('shows the action with its price and alternatives, fills in its form, and runs nothing by itself', async () => {
  const { api } = open(() => someProposals());
  await ask('a note about bread');
  expect((await option(/Write a note Best match.*Because of: note.*2 credits/)).checked).toBe(true);
  expect((await option(/LinkedIn/)).checked).toBe(false);
  expect((await topic()).value).toBe('Bread');
  expect(api.callsTo(PROPOSE)[0]?.body).toEqual({ message: 'a note about bread' });
  expect(api.callsTo(RUN)).toEqual([]);
});

it('holds unsaved input as long as a description stands there', async () => {
  open(() => someProposals());
  await userEvent.type(await box(), ' a');
  expect(unsavedForms.getState()).toBe(1);
  await userEvent.clear(await box());
  expect(unsavedForms.getState()).toBe(0);
});

it('runs when the person executes it, with the key that was typed', async () => {
  const { api } = open(() => someProposals());
  await ask('a note about bread');
  await topic();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Execute' }).disabled).toBe(true);
  await userEvent.click(screen.getByLabelText(/^API key/));
  await userEvent.paste(KEY);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Debited: 2 credits')).toBeTruthy();
  expect(api.callsTo(RUN).map(({ body }) => body)).toMatchObject([
    { slug: 'write_note', authorization: `Bearer ${KEY}`, body: { topic: 'Bread', length: 'short' } },
  ]);
});

it('fills in the form of the alternative that is chosen', async () => {
  open(() => someProposals());
  await ask('a note about bread');
  await userEvent.click(await option(/LinkedIn/));
  await expect.poll(async () => (await topic()).value).toBe('Rye');
  expect(screen.getByRole('heading', { name: 'Write a LinkedIn post' })).toBeTruthy();
});

it('opens the playground with what is entered', async () => {
  const { router } = open(() => someProposals());
  await ask('a note about bread');
  await userEvent.clear(await topic());
  await userEvent.type(await topic(), 'Rye');
  await userEvent.click(screen.getByRole('link', { name: 'Open in the playground' }));
  const playground = { pathname: '/actions/write_note/playground', search: '', hash: '' };
  await expect.poll(() => router.state.location).toMatchObject(playground);
  expect(await screen.findByRole('heading', { level: 1, name: 'Write a note' })).toBeTruthy();
  expect((await topic()).value).toBe('Rye');
});

it('says that something is missing, and fills in the rest', async () => {
  open(() =>
    someProposals({
      outcome: 'incomplete',
      proposals: [aProposal({ arguments: {}, missing: ['topic'], reasons: ['note', 'a', 'note'] })],
    }),
  );
  await ask('a note');
  expect(await screen.findByText(/Something is still missing/)).toBeTruthy();
  expect(screen.getByText('Because of: note, a')).toBeTruthy();
  expect((await topic()).value).toBe('');
});

it.each([
  [false, 'Several actions are possible. Choose the one you mean.'],
  [true, 'This asks for more than one action. Choose the one to begin with.'],
])('lets the person choose where it is not sure (two asked for: %s)', async (asks_two, text) => {
  open(() => someProposals({ outcome: 'unclear', asks_two }));
  await ask('write something');
  expect(await screen.findByText(text)).toBeTruthy();
  expect((await option(/Write a note/)).checked).toBe(false);
  expect(screen.queryByText('Best match')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Execute' })).toBeNull();
  await userEvent.click(await option(/Write a note/));
  expect((await topic()).value).toBe('Bread');
});

it('says that nothing fits, in the words of the person, and leads to the catalogue', async () => {
  open(() => someProposals({ outcome: 'out_of_scope', proposals: [] }));
  await ask('brew coffee');
  expect(await screen.findByText('No action does this')).toBeTruthy();
  expect(screen.getByText(/“brew coffee”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse the actions' }).getAttribute('href')).toBe('/actions');
});

it('announces that it looks, and asks once', async () => {
  const { api } = open(neverAnswer);
  await ask('a note');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await screen.findByText('Looking for the action')).toBeTruthy();
  expect(api.callsTo(PROPOSE)).toHaveLength(1);
});

it.each([
  [refuse({ status: 429, code: 'rate_limited' }), /Rate limit exceeded. Please try again later/],
  [loseConnection, /could not reach the server/],
])('keeps what was typed when it fails, and tries again', async (failure, text) => {
  let reply: Reply<typeof PROPOSE> = failure;
  const { api } = open((call) => reply(call));
  await ask('a note about bread');
  expect((await screen.findByText(text)).textContent).toMatch(text);
  expect((await box()).value).toBe('a note about bread');
  reply = () => someProposals();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await topic()).value).toBe('Bread');
  expect(api.callsTo(PROPOSE)).toHaveLength(2);
});

it('asks nothing when nothing is written, and starts a new line with Shift and Enter', async () => {
  const { api } = open(() => someProposals());
  await userEvent.type(await box(), '  {Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Find the action' }).disabled).toBe(true);
  await userEvent.type(await box(), 'one{Shift>}{Enter}{/Shift}two');
  expect((await box()).value).toMatch(/one\ntwo$/);
  expect(api.callsTo(PROPOSE)).toEqual([]);
});

it('is as it was after a look at another page', async () => {
  const { api, router } = open(() => someProposals());
  await ask('a note about bread');
  await topic();
  await userEvent.type(await box(), ' and rye');
  await act(() => router.navigate('/account'));
  await screen.findByRole('heading', { name: 'Account' });
  await act(() => router.navigate('/api'));
  expect((await box()).value).toBe('a note about bread and rye');
  expect((await topic()).value).toBe('Bread');
  expect(api.callsTo(PROPOSE)).toHaveLength(1);
});

it('says that the action of a proposal is gone', async () => {
  open(() => someProposals(), { 'GET /v1/actions/{slug}': refuse({ status: 404, code: 'action_not_found' }) });
  await ask('a note about bread');
  const form = within(await screen.findByRole('region', { name: 'Write a note' }));
  expect(await form.findByText('Action not found')).toBeTruthy();
});
