import type { Principal } from '@declic/nest-kit';
import type { TestApp, TestDatabase } from '@declic/nest-kit/testing';

/** What a user does about their plan, and sees of it. */
export function customerCalls(app: TestApp, db: TestDatabase, current: () => Principal) {
  const post = (path: string, payload?: object) =>
    app.inject({
      method: 'POST',
      url: `/api/accounts/${path}`,
      headers: app.as(current()),
      ...(payload && { payload }),
    });
  const mailsTo = async () => {
    await app.runJobs();
    const subjects = app.mails.filter(({ to }) => to === current().email).map(({ subject }) => subject);
    // Written for each key, which some of these tests make first.
    return subjects.filter((subject) => subject !== 'A new API key');
  };

  return {
    mailsTo,
    /** Mails about the plan itself: receipts have their own test. */
    planMails: async () => (await mailsTo()).filter((subject) => !subject.startsWith('Your receipt')),
    subscribe: (payload: object) => post('billing/subscribe', payload),
    openPortal: () => post('billing/portal'),
    createKey: () => post('keys', {}),
    overview: async () =>
      (await app.inject({ method: 'GET', url: '/api/accounts/billing', headers: app.as(current()) })).json(),
    purchases: () =>
      db.owner.query<{ delta: string; reason: string }[]>(
        `select delta, reason from ledger_entry where user_id = $1 and transaction_type = 'purchase' order by seq`,
        [current().id],
      ),
  };
}
