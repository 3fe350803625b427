import type { Schemas } from '@declic/openapi/actions';
import { serveApi } from '@declic/openapi/testing';
import { aSession, renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote';
import { aDefinition } from './a-definition';
import { aTestResult } from '@declic/action-console/testing';
import { someStats } from '@declic/openapi/factories';
import { DEFINITION, RUN } from './endpoints';

export const KEY = 'dc_live_7hG2kQ9xZ4mB8vN1pR6tY3wL5cJ0dF2s';

type Answer = () => Schemas['TestResult'] | Promise<Schemas['TestResult']>;

/** Opens the playground of an action whose runs are answered like this. */
export function openPlayground(answer: Answer = aTestResult) {
  const api = serveApi({
    [DEFINITION]: () => aDefinition(),
    'GET /api/accounts/stats': () => someStats(),
    [RUN]: answer,
  });
  renderRemote(remote, { url: '/actions/write_note/playground', session: aSession() });
  return api;
}

export const enterKey = async () => userEvent.type(await screen.findByLabelText(/^API key/), KEY);
