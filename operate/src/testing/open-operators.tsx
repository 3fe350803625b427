import { aHistoryPage, aRelease, aReleaseEvent } from '@declic/openapi/release-factories';
import type { Replies } from '@declic/openapi/testing';
import { createQueryClient } from '@declic/remote-kit/host';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { OperatorsApp } from '../operators-app';
import { authorizeCalls } from '../token/authorize-calls';
import { forgetToken, rememberToken } from '../token/operator-token';
import { aReleasedRemote, EARLIER } from './a-released-remote';

const AT = '2026-11-22T12:00:00Z';
export const TOKEN = 'a-token-of-the-platform';
export const LIST = 'GET /api/releases/deployables';
const { releases, name, owner, title, choice } = aReleasedRemote();
const list = { items: [{ name, owner, title, choice, served: [aRelease()] }] };
export const health = { from: AT, to: AT, versions: [] };
/** What the registry answers: one remote, one release, no figures. */
export const replies = {
  [LIST]: () => list,
  'GET /api/releases/health': () => health,
  'GET /api/releases/deployables/{name}/releases': () => ({ items: [...releases], choice, previous: EARLIER }),
  'GET /api/releases/deployables/{name}/events': () => aHistoryPage([aReleaseEvent()]),
} satisfies Replies;

/** Opens a page of the operators; the token is known, and is forgotten after each test. */
export const open = (path: string, queryClient = createQueryClient()) => {
  window.history.replaceState(null, '', path);
  return render(<OperatorsApp queryClient={queryClient} />);
};

export const heading = (text: string) => screen.findByRole('heading', { name: text });

beforeAll(authorizeCalls);
beforeEach(() => rememberToken(TOKEN));
afterEach(() => {
  cleanup();
  forgetToken();
});
