import { afterEach, beforeEach, expect, it } from 'vitest';
import { answers, misbehaving, WorkflowServer } from '../testing/workflow-server';
import { WorkflowAddress } from './workflow-address';

let server: WorkflowServer;
let address: WorkflowAddress;
beforeEach(async () => {
  server = await WorkflowServer.start();
  address = new WorkflowAddress(`${server.origin}/hook`, 'the workflow of a test', 300);
});
afterEach(() => server.stop());

const post = () => address.post({ a: 1 }, { headers: { 'declic-callback-token': 't' }, signal: undefined });

it('is away when no server listens, and may be called again', async () => {
  await server.stop();
  await expect(post()).rejects.toMatchObject({ failure: 'workflow_away', isPassing: true });
});

it('sends what it was given nowhere else when it is redirected', async () => {
  const elsewhere = await WorkflowServer.start();
  server.answer = (response) => response.writeHead(307, { location: `${elsewhere.origin}/` }).end();
  await expect(post()).rejects.toMatchObject({ failure: 'workflow_status_307', isPassing: false });
  expect(elsewhere.calls).toEqual([]);
  await elsewhere.stop();
});

it('is not called for a while after five outages in a row', async () => {
  server.answer = misbehaving['answers 503'];
  for (const _ of [1, 2, 3, 4, 5]) await expect(post()).rejects.toMatchObject({ failure: 'workflow_status_503' });
  server.answer = answers({});
  await expect(post()).rejects.toMatchObject({ failure: 'workflow_away', isPassing: true });
  expect(server.calls).toHaveLength(5);
});

it('that refuses each call is not away', async () => {
  server.answer = misbehaving['answers 404'];
  for (const _ of [1, 2, 3, 4, 5, 6]) await expect(post()).rejects.toMatchObject({ failure: 'workflow_status_404' });
  expect(server.calls).toHaveLength(6);
});

it('gives up the call when it is told to', async () => {
  server.answer = misbehaving['never answers'];
  const stop = new AbortController();
  const calling = address.post({}, { headers: {}, signal: stop.signal });
  stop.abort(new Error('The service stops.'));
  await expect(calling).rejects.toThrow('The service stops.');
});
