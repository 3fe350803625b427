import { describe, expect, it } from 'vitest';
import { emailValidate } from '../catalogue/email-contacts/email_validate.action';
import { phoneValidate } from '../catalogue/email-contacts/phone_validate.action';
import { runAction } from '../testing/run-action';

describe('what an action does not know', () => {
  it('is named in a warning, and the action runs', async () => {
    const { data, warnings } = await runAction(phoneValidate, {
      phone: '+33 6 12 34 56 78',
      contry: 'FR',
      $unknown: 1,
    });
    expect(data).toMatchObject({ valid: true });
    expect(warnings).toEqual(['Left out: "contry", "$unknown". The action takes: phone, country.']);
  });

  it('is cut where it is long or much', async () => {
    const more = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`${'x'.repeat(100)}${index}`, 1]));
    const { warnings } = await runAction(emailValidate, { email: 'ada@company.com', ...more });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('and 1990 more');
    expect(warnings[0]?.length).toBeLessThan(700);
  });

  it('reaches a run in the form that a queue keeps', async () => {
    const check = phoneValidate.check({ phone: '+33612345678', x: 1 });
    expect(check).toMatchObject({ ok: true, unknown: ['x'] });
    const kept = JSON.parse(JSON.stringify(check.ok ? check.input : {})) as Record<string, unknown>; // an object
    const { warnings } = await phoneValidate.execute(kept, {}, { signal: AbortSignal.timeout(5_000), requestId: 'r' });
    expect(warnings).toEqual([expect.stringMatching(/^Left out: "x"/)]);
  });
});
