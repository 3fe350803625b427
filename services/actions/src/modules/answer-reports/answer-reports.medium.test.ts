import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCaller, asAccounts, type TestCaller } from '../../testing/a-caller';
import { startActions } from '../../testing/start-actions';
import { ReportRetentionJob } from './report-retention.job';

const TEAM = 'team@example.com';
const { db, app } = await startActions({ env: { TEAM_EMAIL: TEAM } });

const IBAN = { iban: 'FR14 2004 1010 0505 0001 3M02 606' };

const as = ({ userId }: Pick<TestCaller, 'userId'>) => app.as({ id: userId, email: 'ada@example.com' });

/** A run that is in the log, as a person sees it. */
async function aRun(caller: TestCaller): Promise<string> {
  const payload = { slug: 'iban_validate', body: IBAN, ...caller.headers };
  const answer = await app.inject({ method: 'POST', url: '/api/actions/test-action', headers: as(caller), payload });
  const { request_id: id } = answer.json<{ request_id: string }>();
  await expect.poll(() => db.owner.query('select from request_log where request_id = $1', [id])).toHaveLength(1);
  return id;
}

const report = (caller: Pick<TestCaller, 'userId'>, requestId: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/actions/reports',
    headers: as(caller),
    payload: { request_id: requestId, reason: 'wrong', ...more },
  });
const list = async (caller: TestCaller) =>
  (await app.inject({ method: 'GET', url: '/api/actions/reports', headers: as(caller) })).json<object[]>();
const readBalance = async ({ userId }: TestCaller) => {
  const [row] = await asAccounts<{ balance: string }>(db, 'select balance from credit_account where user_id = $1', [
    userId,
  ]);
  return Number(row?.balance);
};
const decide = async (requestId: string, isAccepted: boolean) => {
  const sql = 'select decide_answer_report(id, $2) as credits from answer_report where request_id = $1';
  const [row] = await db.owner.query<{ credits: number | null }[]>(sql, [requestId, isAccepted]);
  return row?.credits;
};
const failCheck = (slug: string) =>
  db.owner.query('insert into verification_pass (id, slug, passed) values ($1, $2, false)', [randomUUID(), slug]);

describe('a report', () => {
  it('is kept and listed for its account alone, and gives nothing back by itself', async () => {
    const [ada, eve] = [await aCaller(db, { credits: 5 }), await aCaller(db)];
    const id = await aRun(ada);
    const answer = await report(ada, id, { comment: 'The bank is another one.' });
    expect(answer.statusCode, answer.body).toBe(201);
    const expected = { request_id: id, action: 'iban_validate', reason: 'wrong', status: 'open', credits_refunded: 0 };
    expect(answer.json()).toMatchObject({ ...expected, comment: 'The bank is another one.', decided_at: null });
    expect(await list(ada)).toMatchObject([expected]);
    expect(await list(eve)).toEqual([]);
    expect(await readBalance(ada)).toBe(4);
  });

  it('tells the team, without the person and what they wrote', async () => {
    const caller = await aCaller(db);
    const id = await aRun(caller);
    await report(caller, id, { comment: 'Private words', content: { input: IBAN, answer: { valid: false } } });
    await app.runJobs();
    const [mail, ...others] = app.mails.filter(({ text }) => text.includes(id));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: TEAM, subject: 'Reported answer: iban_validate' });
    for (const secret of ['Private words', caller.userId, 'FR14']) expect(mail?.text).not.toContain(secret);
  });

  it('holds input and answer only by consent, and forgets them after 90 days', async () => {
    const caller = await aCaller(db);
    const ids = [await aRun(caller), await aRun(caller)] as const;
    await report(caller, ids[0]);
    await report(caller, ids[1], { content: { input: IBAN, answer: { valid: false } } });
    const read = (id: string) => db.owner.query('select input, answer from answer_report where request_id = $1', [id]);
    expect(await read(ids[0])).toEqual([{ input: null, answer: null }]);
    expect(await read(ids[1])).toEqual([{ input: JSON.stringify(IBAN), answer: '{"valid":false}' }]);
    await app.nest.get(ReportRetentionJob).runOnce();
    expect(await read(ids[1])).toMatchObject([{ answer: '{"valid":false}' }]);
    await db.owner.query(`update answer_report set created_at = now() - interval '91 days' where request_id = $1`, [
      ids[1],
    ]);
    await app.nest.get(ReportRetentionJob).runOnce();
    expect(await read(ids[1])).toEqual([{ input: null, answer: null }]);
  });

  it('is taken once per run, also when two come at once', async () => {
    const caller = await aCaller(db);
    const id = await aRun(caller);
    const answers = await Promise.all([report(caller, id), report(caller, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await report(caller, id)).json()).toMatchObject({ code: 'already_reported' });
  });

  it('is taken ten times a day', async () => {
    const caller = await aCaller(db);
    for (let count = 0; count < 10; count++) expect((await report(caller, await aRun(caller))).statusCode).toBe(201);
    const refused = await report(caller, await aRun(caller));
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_reports' });
    expect(refused.headers['retry-after']).toBeDefined();
    expect(await list(caller)).toHaveLength(10);
  });

  it('is refused for runs of others, unknown ones and anonymous visitors', async () => {
    const [ada, eve] = [await aCaller(db), await aCaller(db)];
    const id = await aRun(ada);
    expect((await report(eve, id)).json()).toMatchObject({ status: 404, code: 'reported_run_not_found' });
    expect((await report(ada, 'nothing')).json()).toMatchObject({ status: 404, code: 'reported_run_not_found' });
    const payload = { request_id: id, reason: 'wrong' };
    expect((await app.inject({ method: 'POST', url: '/api/actions/reports', payload })).statusCode).toBe(401);
  });

  it('is refused for a run that was given back, and for one of last week', async () => {
    const caller = await aCaller(db);
    const ids = [await aRun(caller), await aRun(caller)] as const;
    const change = (id: string, what: string) => db.owner.query(`update run set ${what} where request_id = $1`, [id]);
    await change(ids[0], `status = 'failed'`);
    await change(ids[1], `started_at = now() - interval '8 days'`);
    expect((await report(caller, ids[0])).json()).toMatchObject({ status: 409, code: 'run_not_charged' });
    expect((await report(caller, ids[1])).json()).toMatchObject({ status: 409, code: 'report_too_late' });
  });

  it('is deleted and exported with the account', async () => {
    const caller = await aCaller(db);
    const id = await aRun(caller);
    await report(caller, id, { comment: 'Wrong', content: { input: IBAN, answer: {} } });
    const [row] = await db.owner.query('select actions_api.export_user_v1($1) as data', [caller.userId]);
    expect(row.data.answer_reports).toMatchObject([{ request_id: id, comment: 'Wrong', input: JSON.stringify(IBAN) }]);
    await db.owner.query('select actions_api.erase_user_v1($1)', [caller.userId]);
    expect(await db.owner.query('select from answer_report where user_id = $1', [caller.userId])).toEqual([]);
  });
});

describe('the credits of a reported run', () => {
  async function aReportedRun() {
    const caller = await aCaller(db, { credits: 5 });
    const id = await aRun(caller);
    await report(caller, id);
    return { caller, id };
  }

  const refund = { delta: '1', reason: expect.stringContaining('A wrong answer was confirmed') };

  it.each([
    ['come back once when the team confirms the report', true, 5, 'accepted', [refund]],
    ['stay debited when the team declines it', false, 4, 'declined', []],
  ])('%s', async (_, isAccepted, balance, status, refunds) => {
    const { caller, id } = await aReportedRun();
    expect(await decide(id, isAccepted)).toBe(refunds.length);
    expect(await decide(id, true)).toBeNull();
    expect(await readBalance(caller)).toBe(balance);
    expect(await list(caller)).toMatchObject([{ status, credits_refunded: refunds.length }]);
    const lines = await asAccounts(
      db,
      `select delta, reason from ledger_entry where user_id = $1 and transaction_type = 'refund'`,
      [caller.userId],
    );
    expect(lines).toMatchObject(refunds);
  });

  it('come back at once where our own check of the action failed within an hour of the run', async () => {
    const caller = await aCaller(db, { credits: 5 });
    const earlier = await aRun(caller);
    await db.owner.query(`update run set started_at = started_at - interval '2 hours' where request_id = $1`, [
      earlier,
    ]);
    const id = await aRun(caller);
    await failCheck('iban_validate');
    expect((await report(caller, id)).json()).toMatchObject({ status: 'accepted', credits_refunded: 1 });
    expect((await report(caller, earlier)).json()).toMatchObject({ status: 'open' });
    expect(await readBalance(caller)).toBe(4);
    await db.owner.query(`delete from verification_pass where slug = 'iban_validate'`);
  });

  it('are not given back a second time', async () => {
    const { caller, id } = await aReportedRun();
    await asAccounts(db, `select accounts_api.refund_v1($1, 'Goodwill')`, [
      (await db.owner.query<{ id: string }[]>('select id from run where request_id = $1', [id]))[0]?.id,
    ]);
    expect(await decide(id, true)).toBe(0);
    expect(await readBalance(caller)).toBe(5);
  });
});
