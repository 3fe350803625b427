import { aRelease, aReleaseChoice } from '@declic/openapi/release-factories';
import { refuse, serveApi } from '@declic/openapi/testing';
import { createQueryClient } from '@declic/remote-kit/host';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { releaseKeys } from './releases/releases.queries';
import { aReleasedRemote, EARLIER } from './testing/a-released-remote';
import { canaryReplies, trial } from './testing/a-running-canary';
import { open, replies } from './testing/open-operators';

describe('a change', () => {
  const openDialog = async (button: string, client?: ReturnType<typeof createQueryClient>) => {
    open('/operate/releases/mf-flow', client);
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
    expect(api.callsTo('GET /api/releases/deployables/{name}/releases').length).toBe(2);
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

  it('keeps its dialog, and what it agrees to, when another operator was quicker', async () => {
    const operation = 'PUT /api/releases/deployables/{name}/current';
    const client = createQueryClient();
    const api = serveApi({
      ...replies,
      [operation]: refuse({ status: 409, title: 'mf-flow is at another version.', code: 'choice_changed' }),
    });
    const dialog = await openDialog('Promote', client);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Try it');
    const promoted = aReleaseChoice({ version: EARLIER, previous: aRelease().version });
    client.setQueryData(releaseKeys.deployable('mf-flow'), aReleasedRemote({ choice: promoted }));
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));

    expect(await dialog.findByText('mf-flow is at another version.')).toBeTruthy();
    expect(api.callsTo(operation)[0]?.body).toMatchObject({ expect: aRelease().version });
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

describe('a canary', () => {
  const confirm = async (button: string, verb: string, reason: string) => {
    await userEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement); // findAll fails on none
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), reason);
    return { dialog, press: () => userEvent.click(dialog.getByRole('button', { name: verb })) };
  };
  const SET = 'PUT /api/releases/deployables/{name}/canary';

  it('is started from an available version with a share', async () => {
    const api = serveApi({ ...replies, [SET]: () => aReleaseChoice() });
    open('/operate/releases/mf-flow');
    const { dialog, press } = await confirm('Canary', 'Start canary', 'Try it');
    const share = dialog.getByLabelText(/^Percent/);
    await userEvent.clear(share);
    await userEvent.type(share, '0');
    await press();
    expect(dialog.getByText('Enter a whole number from 1 to 99.')).toBeTruthy();
    await userEvent.clear(share);
    await userEvent.type(share, '20 %');
    await press();
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo(SET).map(({ body }) => body)).toEqual([
      { version: EARLIER, percent: 20, expect: aRelease().version, reason: 'Try it' },
    ]);
  });

  it('shows both sides of its comparison, and how that stands', async () => {
    serveApi(canaryReplies);
    open('/operate/releases/mf-flow');
    const card = within(await screen.findByRole('region', { name: 'Canary' }));
    const rows = within(card.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'CanaryNetworks 27Failed in 27.4 %',
      'Current versionNetworks 540Failed in 30.6 %',
    ]);
    expect(card.getByText('27 of 40 networks until the next comparison')).toBeTruthy();
    expect(card.getByText(/^Compared once/).textContent).toContain('21 %');
  });

  it.each([
    ['Change share', 'Change share', SET, { percent: 5 }],
    ['Promote', 'Promote', 'POST /api/releases/deployables/{name}/canary/promotion', {}],
    ['End', 'End canary', 'POST /api/releases/deployables/{name}/canary/end', {}],
  ] as const)('is changed by %s', async (button, verb, operation, body) => {
    const api = serveApi({ ...canaryReplies, [operation]: () => aReleaseChoice() });
    open('/operate/releases/mf-flow');
    const { press } = await confirm(button, verb, 'Seen enough');
    await press();
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo(operation).map((call) => call.body)).toEqual([
      { version: trial.canary.version, expect: aRelease().version, reason: 'Seen enough', ...body },
    ]);
  });
});
