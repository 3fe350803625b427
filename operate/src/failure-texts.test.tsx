import type { Operation, Replies } from '@declic/openapi/testing';
import { createQueryClient, provideQueryClient } from '@declic/remote-kit/host';
import { failureTexts, type FailingScreen } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { canaryReplies } from './testing/a-running-canary';
import { LIST, open, replies } from './testing/open-operators';

const ONE = '/api/releases/deployables/{name}';

function page(call: Operation, path: string, act = () => Promise.resolve(), others: Replies = replies): FailingScreen {
  return {
    call,
    open: () => {
      const client = createQueryClient();
      client.setDefaultOptions({ queries: { retry: false } });
      provideQueryClient(client);
      open(path, client);
    },
    act,
    replies: others,
  };
}

/** A change of one deployable: its button, and the one of its dialog. */
const change = (call: Operation, button: string, verb = button, others: Replies = replies) =>
  page(
    call,
    '/operate/releases/mf-flow',
    async () => {
      await userEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement); // findAll fails on none
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByLabelText(/^Reason/));
      await userEvent.paste('It fails');
      await userEvent.click(dialog.getByRole('button', { name: verb }));
    },
    others,
  );

failureTexts(
  {
    'the list of deployables': page(LIST, '/operate/releases'),
    'the figures of the versions': page('GET /api/releases/health', '/operate/releases'),
    'one deployable': page(`GET ${ONE}/releases`, '/operate/releases/mf-flow'),
    'the history': page(`GET ${ONE}/events`, '/operate/releases/mf-flow'),
    promoting: change(`PUT ${ONE}/current`, 'Promote'),
    withdrawing: change(`POST ${ONE}/releases/{version}/withdrawal`, 'Withdraw'),
    freezing: change(`PUT ${ONE}/frozen`, 'Freeze'),
    retiring: change(`PUT ${ONE}/retired`, 'Retire'),
    'starting a canary': change(`PUT ${ONE}/canary`, 'Canary', 'Start canary'),
    'promoting a canary': change(`POST ${ONE}/canary/promotion`, 'Promote', 'Promote', canaryReplies),
    'ending a canary': change(`POST ${ONE}/canary/end`, 'End', 'End canary', canaryReplies),
  },
  './failure-texts.txt',
  { entry: `${import.meta.dirname}/main.tsx`, silent: {} },
);
