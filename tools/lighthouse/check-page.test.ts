import { expect, it } from 'vitest';
import type { Category, PageAudit } from './audit-page.ts';
import { checkPage } from './check-page.ts';

const anAudit = (scores: Partial<Record<Category, number | null>> = {}): PageAudit => ({
  scores: { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100, ...scores },
  faults: ['seo: Document has no title'],
});

async function check(audits: readonly PageAudit[], steady = false) {
  const asked: (readonly Category[])[] = [];
  const audit = async (_url: string, categories: readonly Category[]) => {
    asked.push(categories);
    return audits[asked.length - 1] ?? anAudit();
  };
  return { ...(await checkPage({ audit }, 'http://stack', '/en/', { steady })), asked };
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

it('takes what Lighthouse could not judge for nothing', async () => {
  expect((await check(Array.from({ length: 3 }, () => anAudit({ seo: null })))).isMet).toBe(false);
});

it('leaves performance out when asked to', async () => {
  const { isMet, asked } = await check([anAudit({ performance: 1 })], true);
  expect(isMet).toBe(true);
  expect(asked).toEqual([['accessibility', 'best-practices', 'seo']]);
});
