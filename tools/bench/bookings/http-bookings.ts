import { randomUUID } from 'node:crypto';
import { Client } from 'undici';
import { serveLoads } from '../ledger/closed-loop.ts';
import { sessionId } from './loads.ts';

const [, , origin = ''] = process.argv;
/** One connection per client, kept for all loads. */
const connections: Client[] = [];
const byte = () => Math.floor(Math.random() * 256);

serveLoads(async (session, client) => {
  const connection = (connections[client] ??= new Client(origin));
  const answer = await connection.request({
    method: 'POST',
    path: '/api/workshops/bookings',
    // Everybody books from a network of their own.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
    body: JSON.stringify({
      sessionId: sessionId(session),
      email: `${randomUUID()}@example.com`,
      firstName: 'Ada',
      ticketType: 'free',
      gdprConsent: true,
      telegramNotifications: false,
    }),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 201) throw new Error(`A booking was answered ${answer.statusCode}: ${text}`);
});
