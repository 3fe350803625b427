import { expect, test } from '@playwright/test';
import { analysedStrategy, flowAccount, generatedIdeas, INTAKE, readIdeas } from '../support/flow.ts';
import { watchConsole } from '../support/page-health.ts';

test('a corrected line and an answered question reach the ideas: those that rest on the line are renewed', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const account = await flowAccount(page, 'corrector');
  const raw_text = INTAKE.raw_text.replace('We offer online booking and automatic reminders. ', '');
  const strategy = await analysedStrategy(account, { raw_text });
  const before = await generatedIdeas(account, strategy, 6);
  const restsOnLine = before.filter(({ pillar }) => pillar === 'Staff planning');
  expect(restsOnLine.length).toBeGreaterThan(0);

  await page.goto('/tools/flow-content');
  await page.getByRole('tab', { name: 'Strategy' }).click();
  const offers = page.getByRole('region', { name: 'Offers' });
  await offers.getByRole('textbox', { name: /offer/i }).fill('Free booking audit');
  await page.keyboard.press('Enter');
  await expect(offers.getByText('Free booking audit (you said so)')).toBeVisible();

  await page.getByRole('button', { name: 'Edit “staff planning”' }).click();
  await page.getByRole('textbox', { name: 'Change “staff planning”' }).fill('Sunday opening hours');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit “Sunday opening hours”' })).toBeVisible();

  await page.getByRole('tab', { name: 'Ideas' }).click();
  await expect(page.getByText('Outdated', { exact: true })).toHaveCount(restsOnLine.length);
  await page.getByRole('button', { name: /^Renew \d+ ideas?$/ }).click();
  await expect(page.getByText('Outdated', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(before.length);
  const after = await readIdeas(account, strategy);
  expect(after.map(({ id }) => id)).toEqual(
    expect.arrayContaining(before.filter((idea) => !restsOnLine.includes(idea)).map(({ id }) => id)),
  );
  for (const { id } of restsOnLine) expect(after.map((idea) => idea.id)).not.toContain(id);
  expect(after.map(({ pillar }) => pillar)).not.toContain('Staff planning');
  expect(complaints).toEqual([]);
});
