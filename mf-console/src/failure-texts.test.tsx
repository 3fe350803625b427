import { aKey, aBillingOverview } from '@declic/openapi/factories';
import { brokenAnswer, type Operation, type Replies } from '@declic/openapi/testing';
import { aSession, failureTexts, type FailingScreen, renderRemote } from '@declic/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { keyGenerationThrottle } from './features/keys/key-generation-throttle';
import { remote } from './remote';
import { catchNewTab } from './testing/a-tab';
import { pageReplies } from './testing/page-replies';
import { aCreatedKey } from './testing/factories';
import { aCurrentSession, aSessionElsewhere } from './testing/security-factories';

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
    'buying an add-on': user('/account', 'POST /api/accounts/purchases', () => press('Buy for $149')),
    'saving the mail settings': user('/account', 'PUT /api/accounts/mail-settings', async () =>
      userEvent.click(await screen.findByRole('checkbox')),
    ),
    'the sessions': user('/account', 'GET /api/accounts/sessions'),
    'ending a session': user('/account', 'DELETE /api/accounts/sessions/{id}', () =>
      press('End the session on Chrome on Android'),
    ),
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
);
