import { expect, it } from 'vitest';
import { createGuardedFetch, egressOptions } from './guarded-fetch.ts';
import { startSite } from './testing/start-site.ts';

it('takes the settings of a service', async () => {
  const { origin } = await startSite((request, response) => response.end(request.headers['user-agent']));
  const settings = { EGRESS_ALLOWED_ORIGINS: [origin], PUBLIC_URL: 'https://declic.example' };

  const on = createGuardedFetch(egressOptions({ ...settings, EGRESS: 'on' }));
  expect((await on.fetch(origin)).text()).toBe('Declic/1.0 (+https://declic.example)');

  const off = createGuardedFetch(egressOptions({ ...settings, EGRESS: 'off' }));
  await expect(off.fetch(origin)).rejects.toMatchObject({ code: 'egress_disabled' });
});
