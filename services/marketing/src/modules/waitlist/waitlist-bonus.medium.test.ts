import { connectTo } from '@declic/nest-kit/testing';
import { expect, it } from 'vitest';
import { joinWaitlist, startMarketing, findToken } from '../../testing/start-marketing';

const { db, app } = await startMarketing({ also: ['accounts'] });
const accounts = await connectTo(db, 'accounts', 'owner');

it('tells the accounts service of a confirmed address, and of no other', async () => {
  const confirmed = await join('ada@example.com');
  await join('lin@example.com');
  expect(await isKnown('ada@example.com')).toBe(false);
  for (let click = 0; click < 2; click++)
    await app.inject({ method: 'POST', url: '/api/marketing/waitlist/confirmation', payload: { token: confirmed } });
  expect([await isKnown('ada@example.com'), await isKnown('lin@example.com')]).toEqual([true, false]);
});

async function join(email: string): Promise<string> {
  await joinWaitlist(app, { email, language: 'en', page: '/en/' });
  await app.runJobs();
  return findToken(app.mails.findLast(({ to }) => to === email));
}

async function isKnown(email: string): Promise<boolean> {
  const { rowCount } = await accounts.query('select from waitlist_address where address_hash = waitlist_hash($1)', [
    email,
  ]);
  return rowCount === 1;
}
