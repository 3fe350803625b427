import { afterEach, describe, expect, it } from 'vitest';
import { findTablesWith } from './testing/find-tables';
import { startDeletions } from './testing/start-deletions';

const { account, actions, app, call, caller, db, deleteAccount, flow } = await startDeletions();

describe('deleteAccount, when a service that is installed', () => {
  const restored: string[] = [];

  afterEach(async () => {
    for (const statement of restored.splice(0)) await flow.query(statement);
  });

  async function expectUntouched(answer: Awaited<ReturnType<typeof deleteAccount>>) {
    expect(answer.json()).toMatchObject({ status: 503, code: 'deletion_unavailable' });
    expect(answer.json().title).toBe(
      'Your account could not be deleted completely right now, so it was not deleted. Try again in a minute.',
    );
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.cookies).toEqual([]);
    expect((await call('GET', 'me')).statusCode).toBe(200);
    const run = await actions.begin(await caller());
    expect(run.outcome).toBe('charged');
    await actions.finish(run.id);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === account.user.email).map(({ subject }) => subject)).not.toContain(
      'Your account was deleted',
    );
  }

  async function expectDeletedWhenRepeated() {
    for (const statement of restored.splice(0)) await flow.query(statement);
    expect((await deleteAccount()).statusCode).toBe(204);
    await app.runJobs();
    expect(await findTablesWith(db, [account.user.email])).toEqual([]);
  }

  it('lacks its erasing function: refuses, leaves everything as it was, and succeeds when repeated', async () => {
    await flow.query('alter function flow_api.erase_user_v1(uuid) rename to erase_user_kept');
    restored.push('alter function flow_api.erase_user_kept(uuid) rename to erase_user_v1');
    await expectUntouched(await deleteAccount());
    await expectDeletedWhenRepeated();
  });

  it('fails to erase: refuses, leaves everything as it was, and succeeds when repeated', async () => {
    await flow.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk refuses'; end $$;
      create trigger refuse before insert on erased_user for each row execute function refuse()`);
    restored.push('drop trigger refuse on erased_user; drop function refuse()');
    await expectUntouched(await deleteAccount());
    await expectDeletedWhenRepeated();
  });

  it('lacks its export: refuses the export instead of leaving a part out', async () => {
    await flow.query('alter function flow_api.export_user_v1(uuid) rename to export_user_kept');
    restored.push('alter function flow_api.export_user_kept(uuid) rename to export_user_v1');
    const answer = await call('GET', 'export');
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
  });
});
