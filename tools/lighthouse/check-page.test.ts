import { expect, it } from 'vitest';
import type { Category, PageAudit } from './audit-page.ts';
import { checkPage } from './check-page.ts';
import { MachineSpeed } from './machine-speed.ts';

const anAudit = (scores: Partial<Record<Category, number | null>> = {}, index = 800): PageAudit => ({
  scores: { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100, ...scores },
  faults: ['seo: Document has no title'],
  index,
  idle: 0.5,
});
const machine = (index: number) => new MachineSpeed([index, index, index]);

async function check(audits: readonly PageAudit[], speed: MachineSpeed | null = machine(800)) {
  const asked: (readonly Category[])[] = [];
  const slowdowns: (number | undefined)[] = [];
  const audit = async (_url: string, categories: readonly Category[], slowdown?: number) => {
    asked.push(categories);
    slowdowns.push(slowdown);
    return audits[asked.length - 1] ?? anAudit();
  };
  return { ...(await checkPage({ audit }, 'http://stack', '/en/', { speed: speed ?? undefined })), asked, slowdowns };
}

it('is content with one audit that reaches all goals', async () => {
  const { isMet, asked, text } = await check([anAudit()]);
  expect([isMet, asked.length]).toEqual([true, 1]);
  expect(text).toContain('performance 95 | accessibility 100 | best-practices 95 | seo 100');
  expect(text).not.toContain('no title');
});

it.each(['performance', 'accessibility', 'best-practices', 'seo'] as const)(
  'names what costs points where %s is below its goal',
  async (category) => {
    const { isMet, text } = await check(Array.from({ length: 3 }, () => anAudit({ [category]: 94 })));
    expect(isMet).toBe(false);
    expect(text).toContain('seo: Document has no title');
  },
);

it('judges performance by the best of up to three audits', async () => {
  const of = (...scores: number[]) => scores.map((performance) => anAudit({ performance }));
  expect(await check(of(60, 99, 60))).toMatchObject({ isMet: true, asked: { length: 2 } });
  expect(await check(of(60, 70, 99))).toMatchObject({ isMet: true, asked: { length: 3 } });
  expect(await check(of(60, 94, 70, 99))).toMatchObject({ isMet: false, asked: { length: 3 } });
});

it('judges what does not depend on time by the median of three', async () => {
  expect(await check([anAudit({ seo: 92 }), anAudit({ seo: 92 }), anAudit()])).toMatchObject({ isMet: false });
  expect(await check([anAudit({ seo: null }), anAudit(), anAudit()])).toMatchObject({ isMet: true });
});

it.each(['seo', 'performance'] as const)(
  'takes %s for missed where Lighthouse never gave a score',
  async (category) => {
    const audits = Array.from({ length: 3 }, () => anAudit({ [category]: null }));
    expect(await check(audits)).toMatchObject({ isMet: false, isJudged: true, asked: { length: 3 } });
  },
);

it('slows the CPU down by what the machine is faster than the phone', async () => {
  const slow = (index: number) => anAudit({ performance: 60 }, index);
  const { slowdowns, asked } = await check([slow(475), slow(475), slow(475)]);
  expect(slowdowns).toEqual([2, 2, 1.5]);
  expect(asked[0]).toContain('performance');
});

it('does not judge performance on a machine that is slower than the phone, and audits the rest once', async () => {
  const { isMet, isJudged, asked, text } = await check([anAudit({}, 120)], machine(120));
  expect([isMet, isJudged, asked]).toEqual([true, false, [['accessibility', 'best-practices', 'seo']]]);
  expect(text).toContain('performance not judged | accessibility 100');
});

it('does not judge performance by audits during which the machine became slow', async () => {
  const busy = anAudit({ performance: 40 }, 200);
  expect(await check([busy])).toMatchObject({ isMet: true, isJudged: false, asked: { length: 1 } });
  const below = anAudit({ performance: 94 });
  expect(await check([below, busy])).toMatchObject({ isMet: true, isJudged: false, asked: { length: 2 } });
  expect(await check([below, below, below])).toMatchObject({ isMet: false, isJudged: true });
});

it('judges the other categories where performance is not', async () => {
  const audits = Array.from({ length: 3 }, () => anAudit({ seo: 94 }, 120));
  expect(await check(audits, machine(120))).toMatchObject({ isMet: false, isJudged: false, asked: { length: 3 } });
});

it('leaves performance out without a speed', async () => {
  const { isMet, isJudged, asked, text } = await check([anAudit({ performance: 1 })], null);
  expect([isMet, isJudged, asked]).toEqual([true, true, [['accessibility', 'best-practices', 'seo']]]);
  expect(text).not.toContain('performance');
});
