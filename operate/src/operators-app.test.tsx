import { refuse, type Replies, serveApi } from '@declic/openapi/testing';
import { aRelease, aReleaseChoice, aReleaseEvent } from '@declic/openapi/release-factories';
import { createQueryClient, OPERATOR_TOKEN_KEY } from '@declic/remote-kit/host';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OperatorsApp } from './operators-app';
import { anOverview, EARLIER } from './testing/an-overview';
import { authorizeCalls } from './token/authorize-calls';
import { forgetToken, rememberToken } from './token/operator-token';

const AT = '2026-11-22T12:00:00Z';
const TOKEN = 'a-token-of-the-platform';
const LIST = 'GET /api/releases/deployables';
const { releases, name, owner, title, choice } = anOverview();
const list = { items: [{ name, owner, title, choice }] };
const health = { from: AT, to: AT, versions: [] };
const replies = {
  [LIST]: () => list,
  'GET /api/releases/health': () => health,
  'GET /api/releases/deployables/{name}/releases': () => ({ items: [...releases], choice, previous: EARLIER }),
  'GET /api/releases/deployables/{name}/events': () => ({ items: [aReleaseEvent()] }),
} satisfies Replies;

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  return render(<OperatorsApp queryClient={createQueryClient()} />);
};
const heading = (text: string) => screen.findByRole('heading', { name: text });

beforeAll(authorizeCalls);
beforeEach(() => rememberToken(TOKEN));
afterEach(() => {
  cleanup();
  forgetToken();
});

describe('the token', () => {
  it('is asked for first, kept in this tab, and sent with every call', async () => {
    forgetToken();
    const api = serveApi(replies);
    open('/operate/releases');
    expect(api.calls).toEqual([]);

    await userEvent.type(await screen.findByLabelText('Token'), `${TOKEN}{Enter}`);
    await screen.findByRole('link', { name: 'mf-flow' });
    expect(new Set(api.calls.map(({ request }) => request.headers.get('authorization')))).toEqual(
      new Set([`Bearer ${TOKEN}`]),
    );
    expect(sessionStorage.getItem(OPERATOR_TOKEN_KEY)).toBe(TOKEN);
    expect(localStorage.length + document.cookie.length).toBe(0);
  });

  it.each([
    [' ', 'Enter a token.'],
    ['short', 'This is not a token'],
  ])('cannot be %j', async (typed, error) => {
    forgetToken();
    serveApi({});
    open('/operate/releases');
    await userEvent.type(await screen.findByLabelText('Token'), `${typed}{Enter}`);
    await screen.findByText(error, { exact: false });
  });

  it('is asked for again when the registry does not know it', async () => {
    serveApi({ ...replies, [LIST]: refuse({ status: 401, title: 'Unknown token.', code: 'unauthorized' }) });
    open('/operate/releases');
    await screen.findByText('The registry does not know this token.', { exact: false });
    expect(sessionStorage.getItem(OPERATOR_TOKEN_KEY)).toBeNull();
  });

  it('is forgotten on request, with everything that it showed', async () => {
    serveApi(replies);
    open('/operate/releases');
    await screen.findByRole('link', { name: 'mf-flow' });
    await userEvent.click(screen.getByText('Forget token'));
    await screen.findByLabelText('Token');
    expect(screen.queryByText('mf-flow')).toBeNull();
    expect(sessionStorage.getItem(OPERATOR_TOKEN_KEY)).toBeNull();
  });
});

it('shows a registry that does not answer, and tries again', async () => {
  serveApi({ ...replies, [LIST]: refuse({ status: 400, title: 'Not now.', code: 'not_now' }) });
  open('/operate/releases');
  await heading('The registry did not answer');

  serveApi(replies);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'mf-flow' });
});

it('says so when nothing was released', async () => {
  serveApi({ ...replies, [LIST]: () => ({ items: [] }) });
  open('/operate/releases');
  await heading('Nothing was released yet');
});

it('says so when nothing of a name was released', async () => {
  serveApi(replies);
  open('/operate/releases/mf-nothing');
  await heading('Nothing of this name was ever released');
});

describe('a change', () => {
  const openDialog = async (button: string) => {
    open('/operate/releases/mf-flow');
    await userEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement); // findAll fails on none
    return within(await screen.findByRole('alertdialog'));
  };

  it('is sent with its reason and the version that the page showed as current', async () => {
    const api = serveApi({ ...replies, 'PUT /api/releases/deployables/{name}/current': () => aReleaseChoice() });
    const dialog = await openDialog('Roll back');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Drafts are lost{Enter}');
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();

    const [call] = api.callsTo('PUT /api/releases/deployables/{name}/current');
    expect([call?.params, call?.body]).toEqual([
      { name: 'mf-flow' },
      { version: EARLIER, expect: aRelease().version, reason: 'Drafts are lost' },
    ]);
    expect(api.callsTo(LIST).length).toBe(2);
  });

  it.each([
    ['Freeze', 'PUT /api/releases/deployables/{name}/frozen', { frozen: true }],
    ['Retire', 'PUT /api/releases/deployables/{name}/retired', { retired: true }],
    ['Withdraw', 'POST /api/releases/deployables/{name}/releases/{version}/withdrawal', {}],
  ] as const)('of the kind %s goes to its operation', async (button, operation, body) => {
    const api = serveApi({
      ...replies,
      'PUT /api/releases/deployables/{name}/frozen': () => aReleaseChoice(),
      'PUT /api/releases/deployables/{name}/retired': () => aReleaseChoice(),
      'POST /api/releases/deployables/{name}/releases/{version}/withdrawal': () => aRelease(),
    });
    const dialog = await openDialog(button);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'It fails{Enter}');
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo(operation).map((call) => call.body)).toEqual([
      { ...body, expect: aRelease().version, reason: 'It fails' },
    ]);
  });

  it('is not sent without a reason', async () => {
    const api = serveApi(replies);
    const dialog = await openDialog('Promote');
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByText('Say why: the history shows it.')).toBeTruthy();
    expect(api.calls.every(({ request }) => request.method === 'GET')).toBe(true);
  });

  it("keeps the dialog and the reason when the registry refuses, with the registry's words", async () => {
    serveApi({
      ...replies,
      'PUT /api/releases/deployables/{name}/current': refuse({
        status: 409,
        title: 'The live shell cannot run mf-flow.',
        code: 'needs_unmet',
      }),
    });
    const dialog = await openDialog('Promote');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Try it');
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByText('The live shell cannot run mf-flow.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('Try it');
  });
});
