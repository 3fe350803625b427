import { expect, it } from 'vitest';
import type { PageAudit } from './audit-page.ts';
import { checkPage } from './check-page.ts';
import { MachineSpeed } from './machine-speed.ts';
import { anAudit } from './testing/an-audit.ts';

const PAGE = { baseUrl: 'http://stack', path: '/en/' };

async function check(audits: readonly PageAudit[], speed = new MachineSpeed([800])) {
  const slowdowns: number[] = [];
  const audit = async (_url: string, slowdown: number) => audits[slowdowns.push(slowdown) - 1] ?? anAudit();
  return { ...(await checkPage({ audit }, PAGE, speed)), slowdowns };
}
const of = (...scores: number[]) => scores.map((performance) => anAudit({ performance }));
const busy = anAudit({ performance: 40 }, { idle: 0.05 });

it('is content with one audit that reaches all goals', async () => {
  const { isMet, audits, text } = await check([anAudit()]);
  expect([isMet, audits.length]).toEqual([true, 1]);
  expect(text).toContain('performance 95 | accessibility 100 | best-practices 95 | seo 100');
  expect(text).not.toContain('no title');
});

it.each(['performance', 'accessibility', 'best-practices', 'seo'] as const)(
  'names what costs points where %s is below its goal',
  async (category) => {
    const { isMet, audits, text } = await check(Array.from({ length: 3 }, () => anAudit({ [category]: 94 })));
    expect([isMet, audits.length]).toEqual([false, 3]);
    expect(text).toContain('seo: Document has no title');
  },
);

it('audits a page that misses performance again, until it reaches the goal or has missed it three times', async () => {
  expect(await check(of(60, 99))).toMatchObject({ isMet: true, audits: { length: 2 } });
  expect(await check(of(60, 94, 70, 99))).toMatchObject({ isMet: false, audits: { length: 3 } });
  expect(await check([...of(60), busy, ...of(60), busy, ...of(60)])).toMatchObject({ isMet: false });
  expect((await check(of(60, 94, 70))).text).toContain('MISSED /en/                 performance 94 (60, 94, 70)');
});

it('judges what does not depend on time by the median of three', async () => {
  expect(await check([anAudit({ seo: 92 }), anAudit({ seo: 92 }), anAudit()])).toMatchObject({ isMet: false });
  const none = anAudit({ seo: null });
  expect(await check([none, none, anAudit()])).toMatchObject({ isMet: true });
  expect(await check([none, none, none])).toMatchObject({ isMet: false });
});

it('audits a page once on a busy machine, and does not fail for its performance', async () => {
  const { isMet, performance, audits, text } = await check([busy]);
  expect([isMet, performance, audits.length]).toEqual([true, 'unclear', 1]);
  expect(text).toContain('performance NOT JUDGED (40, the machine busy or slow) | accessibility 100');
});

it('judges the other categories where performance is not', async () => {
  const audits = Array.from({ length: 3 }, () => anAudit({ performance: 40, seo: 94 }, { idle: 0 }));
  expect(await check(audits)).toMatchObject({ isMet: false, performance: 'unclear', audits: { length: 3 } });
});

it('goes on with the audits that left it unclear', async () => {
  const [first] = (await check([busy])).audits;
  if (!first) throw new Error('There was an audit.');
  const again = { ...PAGE, earlier: [first] };
  const result = await checkPage({ audit: async () => anAudit() }, again, new MachineSpeed([800]));
  expect(result).toMatchObject({ performance: 'reached', audits: [first, { verdict: 'reached' }] });
});

it('slows the CPU down by what the machine is faster than the phone at its best', async () => {
  const audits = [anAudit({}, { index: 1_300 }), anAudit({ performance: 60 }, { index: 1_300 }), anAudit()];
  const speed = new MachineSpeed([800]);
  expect((await check(audits, speed)).slowdowns).toEqual([2]);
  expect((await check(audits.slice(1), speed)).slowdowns).toEqual([3, 3]);
});
