import { connectTo } from '@declic/nest-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { findToken, joinWaitlist, sendForm, startMarketing } from '../../testing/start-marketing';
import { ForgetUnconfirmedJob } from './forget-unconfirmed.job';

const { db, app } = await startMarketing({ also: ['accounts'] });
const accounts = await connectTo(db, 'accounts', 'owner');
const email = 'someone@example.test';

beforeEach(() => db.owner.query('TRUNCATE waitlist_entry, throttle CASCADE'));

async function join() {
  await joinWaitlist(app);
  await app.runJobs();
  const mail = app.mails.findLast(({ to }) => to === email);
  return { mail, token: findToken(mail, 'withdrawal'), confirmation: findToken(mail) };
}

const page = (token: string) => `/api/marketing/waitlist/withdrawal?token=${token}`;
const countRows = async () => {
  const [rows] = await db.owner.query(
    'SELECT (SELECT count(*) FROM waitlist_entry)::int AS entries, (SELECT count(*) FROM waitlist_consent)::int AS consents',
  );
  return rows;
};

it('has a link in the mail and in the header that mail programs make a button of', async () => {
  const { mail, token } = await join();
  expect(token).toMatch(/^[\w-]{40,}$/);
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<http://localhost:4000${page(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mail?.html).toContain('Retirer mon adresse de la liste');
});

it('changes nothing when the link is opened, and erases everything when its button is pressed', async () => {
  const { token } = await join();
  const opened = await app.inject({ url: page(token) });
  expect(opened.body).toContain('Quitter la liste d’attente');
  expect(await countRows()).toEqual({ entries: 1, consents: 1 });

  const pressed = await sendForm(app, page(token), {});
  expect(pressed.body).toContain('Adresse effacée');
  expect(await countRows()).toEqual({ entries: 0, consents: 0 });

  const again = await sendForm(app, page(token), {});
  expect([again.statusCode, again.body.includes('not on the list')]).toEqual([200, true]);
});

it.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a form of parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('takes the press of a mail program as %s', async (_, type, payload) => {
  const { token } = await join();
  const answer = await app.inject({ method: 'POST', url: page(token), headers: { 'content-type': type }, payload });
  expect(answer.statusCode).toBe(200);
  expect(await countRows()).toEqual({ entries: 0, consents: 0 });
});

it('ends the claim to the credits, unless they were given', async () => {
  const { token, confirmation } = await join();
  await app.inject({ method: 'POST', url: '/api/marketing/waitlist/confirmation', payload: { token: confirmation } });
  const known = async () => {
    const { rowCount } = await accounts.query('select from waitlist_address where address_hash = waitlist_hash($1)', [
      email,
    ]);
    return rowCount === 1;
  };
  expect(await known()).toBe(true);
  await sendForm(app, page(token), {});
  expect(await known()).toBe(false);

  const second = await join();
  await app.inject({
    method: 'POST',
    url: '/api/marketing/waitlist/confirmation',
    payload: { token: second.confirmation },
  });
  await accounts.query('update waitlist_address set slot = 1, granted_at = now()');
  await sendForm(app, page(second.token), {});
  expect(await known()).toBe(true);
});

it('confirms no address that has left', async () => {
  const { token, confirmation } = await join();
  await sendForm(app, page(token), {});
  const answer = await app.inject({
    method: 'POST',
    url: '/api/marketing/waitlist/confirmation',
    payload: { token: confirmation },
  });
  expect(answer.body).toContain('This link has expired');
});

it('erases addresses that were not confirmed for 30 days, and keeps the others', async () => {
  await joinWaitlist(app, { email: 'old@example.test' });
  await joinWaitlist(app, { email: 'confirmed@example.test' });
  await joinWaitlist(app, { email: 'new@example.test' });
  await joinWaitlist(app, { email: 'joined-again@example.test' });
  await db.owner.query(
    `UPDATE waitlist_entry SET created_at = now() - interval '31 days' WHERE email <> 'new@example.test'`,
  );
  await db.owner.query(`UPDATE waitlist_entry SET confirmed_at = now() WHERE email = 'confirmed@example.test'`);
  await db.owner.query(
    `UPDATE waitlist_confirmation SET expires_at = now() FROM waitlist_entry
     WHERE id = entry_id AND email <> 'joined-again@example.test'`,
  );
  await app.nest.get(ForgetUnconfirmedJob).runOnce();
  const left = await db.owner.query<{ email: string }[]>('SELECT email FROM waitlist_entry ORDER BY email');
  expect(left.map((entry) => entry.email)).toEqual([
    'confirmed@example.test',
    'joined-again@example.test',
    'new@example.test',
  ]);
});

it('says how many places the offer has left, as the accounts count them', async () => {
  const read = async () => (await app.inject({ url: '/api/marketing/offer' })).json();
  await accounts.query('truncate waitlist_address');
  expect(await read()).toEqual({ credits: 500, places: 100, places_left: 100 });
  await accounts.query(
    `insert into waitlist_address (address_hash, slot, granted_at) select sha256(n::text::bytea), n, now() from generate_series(1, 3) n`,
  );
  expect(await read()).toMatchObject({ places_left: 97 });
});
