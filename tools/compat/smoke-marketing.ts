import { randomUUID } from 'node:crypto';
import { attempt } from '../chaos/http.ts';
import { findMailedToken } from '../chaos/person.ts';
import { ask } from './ask.ts';
import type { CompatStack } from './compat-stack.ts';

const TIMEOUT_MS = 30_000;

/** Joins the waitlist and opens the mailed link, which gives the address to the accounts service. */
export async function joinWaitlist(stack: CompatStack): Promise<void> {
  const email = `waitlist-${randomUUID().slice(0, 8)}@example.test`;
  const body = { email, consent: true, consent_version: '2026-11-20', language: 'en', page: '/en/' };
  await ask('The waitlist', { method: 'POST', url: stack.urlOf('/api/marketing/waitlist'), body });
  const token = await findMailedToken(stack, email, 'waitlist/confirmation', Date.now() + TIMEOUT_MS);
  const url = stack.urlOf('/api/marketing/waitlist/confirmation');
  const outcome = await attempt({ method: 'POST', url, body: { token } });
  if (outcome.kind !== 'answer' || outcome.status !== 200 || !outcome.text.includes('Address confirmed'))
    throw new Error(`The confirmation gave ${JSON.stringify(outcome)}`);
}
