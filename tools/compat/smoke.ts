import { aPerson, bearer, signIn } from '../chaos/person.ts';
import { ask } from './ask.ts';
import type { CompatStack } from './compat-stack.ts';
import { analyseStrategy } from './smoke-flow.ts';
import { joinWaitlist } from './smoke-marketing.ts';
import { releaseShell } from './smoke-releases.ts';

/** What each of the services must do: reading, writing, jobs, mails, payments, charging and releases. */
export async function smoke(stack: CompatStack): Promise<void> {
  await Promise.all([
    readAccount(stack),
    payAndCharge(stack),
    bookSeat(stack),
    joinWaitlist(stack),
    releaseShell(stack),
  ]);
}

/** Signs up, opens the mailed link and pays: the provider's signed event brings the credits, which two services charge. */
async function payAndCharge(stack: CompatStack): Promise<void> {
  const { email, apiKey } = await aPerson(stack, 'compat', 'solo');
  await ask('The paid call', {
    method: 'POST',
    url: stack.urlOf('/v1/actions/email_validate'),
    headers: bearer(apiKey),
    body: { email: 'ada@example.com' },
  });
  const { token } = await signIn(stack, email);
  await analyseStrategy(stack, token);
}

/** With the data that the present seed writes. */
async function readAccount({ email, password, urlOf }: CompatStack): Promise<void> {
  const session = await ask<{ access_token: string }>('The sign-in', {
    method: 'POST',
    url: urlOf('/api/accounts/session'),
    body: { email, password, client: 'token' },
  });
  await ask('The account', {
    method: 'GET',
    url: urlOf('/api/accounts/stats'),
    headers: bearer(session.access_token),
  });
}

async function bookSeat({ urlOf }: CompatStack): Promise<void> {
  const { items } = await ask<{ items: { id: string; seats_left: number; status: string }[] }>('The workshops', {
    method: 'GET',
    url: urlOf('/api/workshops/sessions'),
  });
  const open = items.find(({ seats_left: seats, status }) => seats > 0 && status === 'upcoming');
  if (!open) throw new Error(`There is no session to book: ${JSON.stringify(items)}`);
  await ask('The booking', {
    method: 'POST',
    url: urlOf('/api/workshops/bookings'),
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
