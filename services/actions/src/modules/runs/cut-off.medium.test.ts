import { expect, it } from 'vitest';
import { aCaller } from '../../testing/a-caller';
import { startActions } from '../../testing/start-actions';

const { db, app } = await startActions({ env: { EGRESS: 'off' } });

it('refuses what needs the web before the charge where nothing is fetched, and runs the rest', async () => {
  const caller = await aCaller(db);
  const audit = (payload: object) =>
    app.inject({ method: 'POST', url: '/v1/actions/seo_audit_flash', headers: caller.headers, payload });
  expect((await audit({ url: 'https://example.com' })).json()).toMatchObject({
    status: 424,
    code: 'upstream_failed',
    title: expect.stringContaining('switched off') as unknown,
  });
  expect(await db.owner.query('select id from run where user_id = $1', [caller.userId])).toEqual([]);
  expect((await audit({ html: '<!doctype html><title>A</title><p>Words.</p>' })).json()).toMatchObject({ status: 200 });
});
