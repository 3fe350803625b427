import { Client } from 'undici';
import { serveLoads } from '../ledger/closed-loop.ts';
import { toBearer, ENDPOINT, INPUT } from './endpoint.ts';

const [, , origin = ''] = process.argv;
const body = JSON.stringify(INPUT);
/** One connection per client, kept for all loads. */
const connections: Client[] = [];

serveLoads(async (account, client) => {
  const connection = (connections[client] ??= new Client(origin));
  const answer = await connection.request({
    method: 'POST',
    path: ENDPOINT,
    headers: { 'content-type': 'application/json', authorization: toBearer(account) },
    body,
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${origin} answered ${answer.statusCode}: ${text}`);
});
