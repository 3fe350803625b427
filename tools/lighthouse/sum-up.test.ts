import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { MachineSpeed } from './machine-speed.ts';
import { sumUp } from './sum-up.ts';
import { anAudit } from './testing/an-audit.ts';

const check = (path: string, audit = anAudit()) =>
  checkPage({ audit: async () => audit }, { baseUrl: 'http://stack', path }, new MachineSpeed([800]));
const busy = anAudit({ performance: 40 }, { idle: 0.05 });

it('passes when all pages reach the goals', async () => {
  expect(sumUp([await check('/en/'), await check('/fr/')])).toEqual({
    hasPassed: true,
    text: '2 of 2 pages reach the goals that were judged',
  });
});

it('fails for one page below a goal, by its name', async () => {
  const { hasPassed, text } = sumUp([await check('/en/'), await check('/fr/', anAudit({ performance: 94 }))]);
  expect(hasPassed).toBe(false);
  expect(text).toContain('Below a goal: /fr/');
});

it('fails for the page that blocks for two seconds, as Lighthouse has judged it', async () => {
  const recorded = [68, 71, 70].map((performance) => anAudit({ performance })).values();
  const audit = async () => recorded.next().value ?? anAudit();
  const page = await checkPage({ audit }, { baseUrl: 'http://stack', path: '/blocks' }, new MachineSpeed([800]));
  expect(sumUp([await check('/en/'), page])).toMatchObject({ hasPassed: false });
});

it('names the pages whose performance could not be judged, and does not fail for them', async () => {
  const { hasPassed, text } = sumUp([await check('/en/'), await check('/fr/', busy), await check('/es/', busy)]);
  expect(hasPassed).toBe(true);
  expect(text).toContain('Performance NOT JUDGED of /fr/ /es/: the cores were idle for 5 % of the time');
});

it('fails when no page could be judged on a machine that had time, and passes on one that had not', async () => {
  const slowed = anAudit({ performance: 40 }, { index: 590 });
  expect(sumUp([await check('/en/', busy), await check('/fr/', busy)])).toMatchObject({ hasPassed: true });
  const { hasPassed, text } = sumUp([await check('/en/', slowed), await check('/fr/', slowed)]);
  expect(hasPassed).toBe(false);
  expect(text).toContain('Performance NOT JUDGED of any page: the cores were idle for 50 % of the time');
});

it('passes when no page could be judged on a machine that is slower than the phone, and says so', async () => {
  const slow = anAudit({ performance: 40 }, { index: 140 });
  const { hasPassed, text } = sumUp([await check('/en/', slow), await check('/fr/', slow)]);
  expect(hasPassed).toBe(true);
  expect(text).toContain('of any page: the cores were idle for 50 % of the time, and the machine is slower');
});
