import { aKey, aBillingOverview } from '@declic/openapi/factories';
import { aTestResult } from '@declic/action-console/testing';
import { brokenAnswer, type Operation, refuse, type Replies } from '@declic/openapi/testing';
import { aSession, failureTexts, type FailingScreen, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { keyGenerationThrottle } from './features/keys/key-generation-throttle';
import { remote } from './remote';
import { catchNewTab } from './testing/a-tab';
import { aDefinition } from './testing/a-definition';
import { pageReplies } from './testing/page-replies';
import { aCreatedKey } from './testing/factories';
import { aCurrentSession, aSessionElsewhere } from './testing/security-factories';

vi.mock('./features/keys/key-poll', async (original) => ({ ...(await original<object>()), KEY_POLL_INTERVAL_MS: 1 }));
vi.mock('./features/keys/celebrate', () => ({ celebrate: () => () => undefined }));

const PASSWORD = 'Tulip42Cup!';

let hasKey: boolean;

beforeEach(() => {
  hasKey = false;
  localStorage.clear();
  keyGenerationThrottle.reset();
  // jsdom has no layout, so it has nothing to observe.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  catchNewTab();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (role: string, name: string) =>
  userEvent.click(within(await screen.findByRole(role)).getByRole('button', { name }));
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(await screen.findByLabelText(new RegExp(`^${label}`)));
    await userEvent.paste(text);
  }
};

const visitor = (call: Operation, url: string, act: () => Promise<unknown>, replies: Replies = {}): FailingScreen => ({
  call,
  open: () => renderRemote(remote, { url }),
  act,
  replies,
});

const user = (
  url: string,
  call: Operation,
  act: () => Promise<unknown> = () => Promise.resolve(),
  replies: Replies = {},
): FailingScreen => ({
  call,
  open: () => renderRemote(remote, { url, session: aSession() }),
  act,
  replies: { ...calm, ...replies },
});

/** Says it in the page and in a toast. */
const twice = (failing: FailingScreen): FailingScreen => ({ ...failing, says: 2 });

const calm = {
  ...pageReplies(),
  'GET /api/accounts/sessions': () => [aCurrentSession(), aSessionElsewhere()],
} satisfies Replies;

const planned = aBillingOverview({ scheduled_plan: { slug: 'solo', label: 'Solo', at: '2026-12-20T12:00:00.000Z' } });
const check = { 'POST /api/accounts/password/reset/check': () => undefined } satisfies Replies;

const heart = (call: Operation, favorites: string[]) =>
  user('/actions', call, () => press('Favorite: Validate an email address'), {
    'GET /api/actions/favorites': () =>
      favorites.map((slug) => ({ action_slug: slug, created_at: '2026-11-20T10:00:00.000Z' })),
  });

const playground = (call: Operation, act?: () => Promise<unknown>) =>
  user('/actions/write_note/playground', call, act, {
    'GET /v1/actions/{slug}': () => aDefinition(),
    'POST /api/actions/test-action': () => aTestResult(),
  });

async function run(): Promise<void> {
  await fill({ Topic: 'Bread', 'API key': 'dc_live_mine_and_so_on' });
  await press('Execute');
}

failureTexts(
  {
    'signing in': twice(
      visitor('POST /api/accounts/session', '/login', async () => {
        await fill({ Email: 'ada@example.test', Password: PASSWORD });
        await press('Sign in');
      }),
    ),
    'signing up': twice(
      visitor('POST /api/accounts/sign-up', '/login?mode=sign-up', async () => {
        await fill({ Email: 'ada@example.test', Password: PASSWORD, 'Confirm password': PASSWORD });
        await press('Sign up');
      }),
    ),
    'asking for a recovery link': visitor('POST /api/accounts/password/recovery', '/login?mode=recover', async () => {
      await fill({ Email: 'ada@example.test' });
      await press('Send the link');
    }),
    'choosing a new password': visitor(
      'POST /api/accounts/password/reset',
      '/login?mode=reset#token',
      async () => {
        await fill({ 'New password': PASSWORD, 'Confirm password': PASSWORD });
        await press('Set new password');
      },
      check,
    ),
    'asking for another recovery link': visitor(
      'POST /api/accounts/password/recovery/renew',
      '/login?mode=reset#token',
      () => press('Send a new link'),
      {
        'POST /api/accounts/password/reset/check': refuse({
          status: 410,
          title: 'Expired.',
          code: 'recovery_link_expired',
        }),
      },
    ),
    'sending the verification mail again': visitor(
      'POST /api/accounts/verification/resend',
      '/verify-email?email=ada%40example.test',
      () => press('Resend verification email'),
    ),
    'the figures of the dashboard': user('/dashboard', 'GET /api/accounts/stats'),
    'the tools of the dashboard': user('/dashboard', 'GET /api/accounts/tools'),
    'the recent calls': user('/dashboard', 'GET /api/actions/requests'),
    'the actions one uses': user('/dashboard', 'GET /api/accounts/usage'),
    'the next renewal': user('/dashboard', 'GET /api/accounts/billing'),
    'finding an action for a description': user('/api', 'POST /api/actions/proposals', async () => {
      await fill({ 'Describe what you need': 'a note' });
      await press('Find the action');
    }),
    'the catalogue': user('/actions', 'GET /api/actions/public-catalogue', undefined, {
      'GET /api/actions/catalogue': () => brokenAnswer(new Response(null, { status: 500 })),
    }),
    'the evidence of an action': user('/actions?evidence=email_validate', 'GET /api/actions/catalogue/{slug}/evidence'),
    'the favorites': user('/actions?favorites=1', 'GET /api/actions/favorites'),
    'marking a favorite': heart('PUT /api/actions/favorites/{slug}', []),
    'taking a favorite away': heart('DELETE /api/actions/favorites/{slug}', ['email_validate']),
    'matching data with the catalogue': {
      ...user('/actions', 'GET /api/actions/routing-index', async () => {
        await userEvent.click(await screen.findByText('Works with my data'));
        await fill({ 'Text or file': 'ada@example.test' });
      }),
      alsoSays: '[role="status"] [role="status"]',
    },
    'the page of an action': playground('GET /v1/actions/{slug}'),
    'running an action': playground('POST /api/actions/test-action', run),
    'reporting an answer': playground('POST /api/actions/reports', async () => {
      await run();
      await press('Report a wrong answer');
      await press('Report');
    }),
    'the first key': user('/keys', 'POST /api/accounts/keys', undefined, { 'GET /api/accounts/keys': () => [] }),
    'the keys': twice(user('/keys', 'GET /api/accounts/keys')),
    'regenerating the key': user('/keys', 'POST /api/accounts/keys/refresh', async () => {
      await press('Regenerate key');
      await confirm('alertdialog', 'Regenerate key');
    }),
    'sending the example': twice(
      user('/keys', 'POST /v1/email/validate', () => press('Send it now'), {
        'GET /api/accounts/keys': () => (hasKey ? [aKey()] : []),
        'POST /api/accounts/keys': () => {
          hasKey = true;
          return aCreatedKey();
        },
      }),
    ),
    'the usage': user('/usage', 'GET /api/accounts/usage'),
    'the credits over time': user('/usage', 'GET /api/accounts/usage/credits'),
    'the history of credits': user('/usage', 'GET /api/accounts/ledger'),
    'the length of the history': user('/usage', 'GET /api/accounts/ledger/extent'),
    'the export of the history': user('/usage', 'GET /api/accounts/ledger/export', () => press('Export CSV')),
    'the requests': user('/usage?tab=requests', 'GET /api/actions/requests'),
    'the export of requests': user('/usage?tab=requests', 'GET /api/actions/requests/export', () =>
      press('Export CSV'),
    ),
    'the plan': user('/account', 'GET /api/accounts/billing'),
    'the plans': user('/account', 'GET /api/accounts/plans'),
    'the billing portal': user('/account', 'POST /api/accounts/billing/portal', () => press('Manage billing')),
    subscribing: user('/account', 'POST /api/accounts/billing/subscribe', () => press('Upgrade to Grow'), {
      'GET /api/accounts/billing': () =>
        aBillingOverview({ plan: 'free', plan_name: 'Free', subscription_status: 'none' }),
    }),
    'keeping the plan': user('/account', 'POST /api/accounts/billing/keep', () => press('Keep Build'), {
      'GET /api/accounts/billing': () => planned,
    }),
    'the add-ons': user('/account', 'GET /api/accounts/add-ons'),
    'the purchases': user('/account', 'GET /api/accounts/purchases'),
    'buying an add-on': user('/account', 'POST /api/accounts/purchases', () => press('Buy for $149')),
    'the mail settings': user('/account', 'GET /api/accounts/mail-settings'),
    'saving the mail settings': user('/account', 'PUT /api/accounts/mail-settings', async () =>
      userEvent.click(await screen.findByRole('checkbox')),
    ),
    'the sessions': user('/account', 'GET /api/accounts/sessions'),
    'ending a session': user('/account', 'DELETE /api/accounts/sessions/{id}', () =>
      press('End the session on Chrome on Android'),
    ),
    'ending all other sessions': user('/account', 'DELETE /api/accounts/sessions', async () => {
      await press('End all other sessions');
      await confirm('alertdialog', 'End all others');
    }),
    'changing the password': user('/account', 'POST /api/accounts/password/change', async () => {
      await press('Change password');
      await fill({ 'Present password': PASSWORD, 'New password': PASSWORD, 'Confirm password': PASSWORD });
      await confirm('dialog', 'Change password');
    }),
    'changing the address': user('/account', 'POST /api/accounts/email/change', async () => {
      await press('Change email address');
      await fill({ 'New email': 'lin@example.test', 'Present password': PASSWORD });
      await press('Send the link');
    }),
    'the export of an account': user('/account', 'GET /api/accounts/export', () => press('Download my data')),
    'deleting the account': user('/account', 'DELETE /api/accounts/me', async () => {
      await press('Delete account');
      await fill({ 'Type DELETE to confirm': 'DELETE' });
      await press('Delete my account');
    }),
  },
  './failure-texts.txt',
  {
    entry: `${import.meta.dirname}/remote.tsx`,
    silent: {
      'GET /api/actions/catalogue': 'the public catalogue is shown instead, and says what fails',
      'GET /api/accounts/me': 'the address of the session is shown instead',
      'GET /api/actions/categories': 'the filter offers all categories only; the catalogue says what fails',
      'GET /api/actions/reports': 'an answer can be reported again; the service says that it was',
      'POST /api/actions/empty-searches': 'a statistic of ours; the visitor did not ask for it',
      'POST /api/accounts/password/reset/check': 'the form is shown; sending it says what fails',
    },
  },
);
