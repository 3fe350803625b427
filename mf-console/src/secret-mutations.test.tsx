import { aKey } from '@declic/openapi/factories';
import openApi from '@declic/openapi/document';
import { anOpenedSession, type Operation, refuse, type Replies, serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote, type RenderRemoteOptions } from '@declic/remote-kit/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from './remote';
import { pageReplies } from './testing/page-replies';
import { aCreatedKey } from './testing/factories';

vi.mock('./features/keys/celebrate', () => ({ celebrate: () => () => undefined }));

afterEach(cleanup);

const SECRET = 'Tulip42Cup!';
const refused = refuse({ status: 400, title: 'Refused.' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enter = async (...labels: RegExp[]) => {
  for (const label of labels) await userEvent.type(await screen.findByLabelText(label), SECRET);
};

interface Visit {
  page: RenderRemoteOptions;
  /** The last one is the call with the secret. */
  replies: Replies;
  send: () => Promise<unknown>;
}

const visits: Record<string, Visit> = {
  'a sign-in that was refused': {
    page: { url: '/login' },
    replies: { 'POST /api/accounts/session': refused },
    send: async () => {
      await userEvent.type(await screen.findByLabelText(/^Email/), 'ada@example.test');
      await enter(/^Password/);
      await press('Sign in');
    },
  },
  'a sign-up that was refused': {
    page: { url: '/login?mode=sign-up' },
    replies: { 'POST /api/accounts/sign-up': refused },
    send: async () => {
      await userEvent.type(await screen.findByLabelText(/^Email/), 'ada@example.test');
      await enter(/^Password/, /^Confirm password/);
      await press('Sign up');
    },
  },
  'a reset that was refused': {
    page: { url: `/login?mode=reset#${SECRET}` },
    replies: {
      'POST /api/accounts/password/reset/check': () => undefined,
      'POST /api/accounts/password/reset': refused,
    },
    send: async () => {
      await enter(/^New password/, /^Confirm password/);
      await press('Set new password');
    },
  },
  'a changed password': {
    page: { url: '/account', session: aSession() },
    replies: { ...pageReplies(), 'POST /api/accounts/password/change': () => anOpenedSession() },
    send: async () => {
      await press('Change password');
      await enter(/^Present password/, /^New password/, /^Confirm password/);
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    },
  },
  'a changed address': {
    page: { url: '/account', session: aSession() },
    replies: { ...pageReplies(), 'POST /api/accounts/email/change': refused },
    send: async () => {
      await press('Change email address');
      await userEvent.type(await screen.findByLabelText(/^New email/), 'lin@example.test');
      await enter(/^Present password/);
      await press('Send the link');
    },
  },
  'a regenerated key': {
    page: { url: '/keys', session: aSession() },
    replies: {
      ...pageReplies(),
      'GET /api/accounts/keys': () => [aKey()],
      'POST /api/accounts/keys/refresh': () => aCreatedKey({}, SECRET),
    },
    send: async () => {
      await press('Regenerate key');
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Regenerate key' }));
      await press('I have saved it');
    },
  },
};

it.each(Object.keys(visits))('keeps nothing of %s in memory once its page is left', async (name) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { page, replies, send } = visits[name] as Visit; // one of its keys
  const api = serveApi(replies);
  const { router, queryClient } = renderRemote(remote, page);
  const mutations = () => queryClient.getMutationCache().getAll();
  await send();
  const operation = Object.keys(replies).at(-1) as Operation; // keys of `Replies`
  await expect.poll(() => api.callsTo(operation)).toHaveLength(1);
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('left the remote');
  await expect.poll(() => JSON.stringify(mutations().map(({ state }) => state))).not.toContain(SECRET);
});

const sources = import.meta.glob<string>('./features/**/*.ts', { query: '?raw', import: 'default', eager: true });

/** The paths of operations whose body or answer has a password or a token. */
function secretPaths(): string[] {
  const { paths, components } = openApi as unknown as OpenApi; // generated, and read member by member
  const hasSecret = (media: Media | undefined) => {
    const { $ref, properties } = media?.content?.['application/json']?.schema ?? {};
    const named = $ref ? components.schemas[$ref.split('/').at(-1) ?? '']?.properties : properties;
    return Object.keys(named ?? {}).some((property) => /password|token/.test(property));
  };
  return Object.entries(paths)
    .filter(([, operations]) =>
      Object.values(operations).some(
        ({ requestBody, responses }) =>
          hasSecret(requestBody) || hasSecret(responses?.['200']) || hasSecret(responses?.['201']),
      ),
    )
    .map(([path]) => path);
}

interface Media {
  content?: Record<string, { schema: { $ref?: string; properties?: object } }>;
}

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: Media; responses?: Record<string, Media> }>>;
  components: { schemas: Record<string, { properties?: object }> };
}

it('sends passwords and tokens by useSecretMutation only', () => {
  const paths = secretPaths();
  expect(paths).toContain('/api/accounts/session');
  const offenders = Object.entries(sources).flatMap(([file, code]) =>
    file.includes('.test.')
      ? []
      : paths.filter((path) => isSentByPlainMutation(code, path)).map((path) => [file, path]),
  );
  expect(offenders).toEqual([]);
});

/** Whether the hook nearest before the call keeps what it sent. */
function isSentByPlainMutation(code: string, path: string): boolean {
  const at = code.indexOf(`'${path}'`);
  if (at < 0) return false;
  const hook = [...code.slice(0, at).matchAll(/\buse(Secret|Single)?Mutation\(/g)].at(-1);
  if (hook?.[1] === 'Single') return !code.slice(hook.index, at).includes('secret: true');
  return hook !== undefined && hook[1] === undefined;
}
