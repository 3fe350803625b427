import type { Principal } from '@declic/nest-kit';
import { describe, expect, it, vi } from 'vitest';
import { findVerificationToken } from '../../testing/links';
import { PaymentsUnavailableError } from '@declic/payments';
import { BillingService } from '../billing/billing.service';
import { findTablesWith } from './testing/find-tables';
import { PASSWORD, startDeletions } from './testing/start-deletions';

const { account, actions, app, call, caller, db, deleteAccount, flow, signIn } = await startDeletions();

/** Uses every service: a call that finished, one that crashed, one that was refused, a strategy, mails that wait. */
async function leaveTraces({ id, email }: Principal) {
  const finished = await actions.begin(await caller());
  await actions.finish(finished.id);
  const crashed = await actions.begin(await caller(), -20_000);
  await actions.log(await caller(), 'request-of-the-person');
  await flow.query(
    `insert into flow_strategies (user_id, strategy_name, intake_goals, intake_competitors, intake_tone, intake_raw_text, intake_pdf_url)
     values ($1, 'Spring', 'goals', '', 'casual', 'A private text', '')`,
    [id],
  );
  await call('POST', 'password/recovery', { email }, null);
  await app.runJobs();
  await call('POST', 'verification/resend', { email }, null);
  const personal = [
    email,
    'A personal label',
    'A private text',
    account.key.slice(0, 17),
    `an answer for ${finished.id}`,
    'request-of-the-person',
  ];
  return { finished, crashed, personal };
}

describe('deleteAccount', () => {
  it('settles, signs out everywhere, erases the person and keeps the ledger', async () => {
    const { id, email } = account.user;
    const session = (await signIn()).json();
    const { finished, crashed, personal } = await leaveTraces(account.user);
    expect(await findTablesWith(db, personal)).toEqual([
      'accounts.api_key',
      'accounts.users',
      'accounts_jobs._private_jobs',
      'actions.idempotent_call',
      'actions.request_log',
      'flow.flow_strategies',
    ]);

    const answer = await deleteAccount();
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies[0]).toMatchObject({ name: 'declic_refresh', value: '' });
    await app.runJobs();

    expect(app.mails.findLast(({ to }) => to === email)?.subject).toBe('Your account was deleted');
    expect(await findTablesWith(db, personal)).toEqual([]);
    expect((await signIn()).statusCode).toBe(401);
    const renewal = { refresh_token: session.refresh_token };
    expect((await call('POST', 'session/refresh', renewal, null)).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await app.inject({ url: '/api/accounts/stats', headers })).json()).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    expect(await actions.authenticate(account.key)).toBeNull();

    const lines = await db.owner.query<object[]>(
      'select transaction_type as type, run_id, delta::integer from ledger_entry where user_id = $1 order by seq',
      [id],
    );
    expect(lines).toEqual([
      { type: 'purchase', run_id: null, delta: 100 },
      { type: 'api_action', run_id: finished.id, delta: -1 },
      { type: 'api_action', run_id: crashed.id, delta: -1 },
      { type: 'refund', run_id: crashed.id, delta: 1 },
    ]);
    expect(await db.owner.query('select * from ledger_violations')).toEqual([]);
  });

  it('lets the same address sign up again, as a new account', async () => {
    await deleteAccount();
    await call('POST', 'sign-up', { email: account.user.email, password: PASSWORD }, null);
    await app.runJobs();
    const token = findVerificationToken(app, account.user.email);
    const { user: anew } = (await call('POST', 'verification/confirm', { token, password: PASSWORD }, null)).json();
    expect(anew.email).toBe(account.user.email);
    expect(anew.id).not.toBe(account.user.id);
    expect((await call('GET', 'ledger', undefined, anew)).json()).toEqual([]);
    expect((await call('GET', 'stats', undefined, anew)).json()).toMatchObject({
      credit_balance_total: 0,
      request_count_total: 0,
      has_keys: false,
    });
    expect((await call('GET', 'me')).statusCode).toBe(401);
  });

  it('leaves everything as it was when the payment provider does not answer', async () => {
    await db.owner.query(
      `insert into payment_customer (user_id, provider, customer_id) values ($1, 'local', 'cus_1')`,
      [account.user.id],
    );
    expect((await deleteAccount()).json()).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect(await actions.begin(await caller())).toMatchObject({ outcome: 'charged' });
    expect((await call('GET', 'me')).statusCode).toBe(200);
  });

  it('happens once, however many tabs ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, deleteAccount));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(204);
    // Whose request is looked at after the end is not signed in any more.
    expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === account.user.email).map(({ subject }) => subject)).toEqual([
      'Your account was deleted',
    ]);
  });

  it('is done for a request that another one overtook while the provider was asked', async () => {
    const billing = app.nest.get(BillingService);
    const asked = vi.spyOn(billing, 'endSubscription').mockImplementationOnce(async () => {
      asked.mockRestore();
      await deleteAccount();
      throw new PaymentsUnavailableError('The lease expired.');
    });
    expect((await deleteAccount()).statusCode).toBe(204);
  });
});
