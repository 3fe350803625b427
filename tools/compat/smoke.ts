import { attempt, type Call, parseJson } from '../chaos/http.ts';
import { bearer } from '../chaos/person.ts';
import type { CompatStack } from './compat-stack.ts';

/** Signs in, makes a paid call and books a seat: one thing that each of the three services must do. */
export async function smoke({ email, password, url }: CompatStack): Promise<void> {
  const session = await ask<{ access_token: string }>('The sign-in', {
    method: 'POST',
    url: url('accounts', '/api/accounts/session'),
    body: { email, password, client: 'token' },
  });
  const key = await ask<{ token: string }>('The key', {
    method: 'POST',
    url: url('accounts', '/api/accounts/keys'),
    headers: bearer(session.access_token),
    body: {},
  });
  await ask('The paid call', {
    method: 'POST',
    url: url('actions', '/v1/actions/email_validate'),
    headers: bearer(key.token),
    body: { email: 'ada@example.com' },
  });
  await ask('The account', {
    method: 'GET',
    url: url('accounts', '/api/accounts/stats'),
    headers: bearer(session.access_token),
  });
  const { items } = await ask<{ items: { id: string; seats_left: number; status: string }[] }>('The workshops', {
    method: 'GET',
    url: url('workshops', '/api/workshops/sessions'),
  });
  const open = items.find(({ seats_left: seats, status }) => seats > 0 && status === 'upcoming');
  if (!open) throw new Error(`There is no session to book: ${JSON.stringify(items)}`);
  await ask('The booking', {
    method: 'POST',
    url: url('workshops', '/api/workshops/bookings'),
    body: {
      sessionId: open.id,
      email: 'ada@example.com',
      firstName: 'Ada',
      ticketType: 'free',
      gdprConsent: true,
      telegramNotifications: false,
    },
  });
}

async function ask<Body>(what: string, call: Call): Promise<Body> {
  const outcome = await attempt(call);
  return parseJson<Body>(outcome.kind === 'answer' ? outcome : null, what);
}
