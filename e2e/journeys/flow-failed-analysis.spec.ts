import { expect, type Page, test } from '@playwright/test';
import { analysedStrategy, flowAccount, readAnalysisCharges } from '../support/flow.ts';
import { watchConsole } from '../support/page-health.ts';

const UNREADABLE = [
  {
    what: 'a German text',
    intake: {
      goals: 'Wir wollen in sechzig Tagen fünfzig neue Anfragen bekommen',
      raw_text: 'Wir helfen Zahnarztpraxen in kleinen Städten. Sie kämpfen mit leeren Stühlen und Ausfällen.',
    },
    reason: 'was not recognised as English, French or Spanish',
  },
  {
    what: 'a text of emoji',
    intake: { goals: '100 🦷🦷🦷🦷🦷🦷🦷🦷🦷🦷', raw_text: '😀🎉🦷 🚀🚀🚀' },
    reason: 'There are no words in what you typed.',
  },
] as const;

for (const { what, intake, reason } of UNREADABLE)
  test(`${what} is refused in words, and its credits are given back`, async ({ page }) => {
    const complaints = watchConsole(page);
    const account = await flowAccount(page, 'foreigner');
    const before = await shownCredits(page);
    expect(Number(before)).toBeGreaterThan(0);
    await analysedStrategy(account, intake);
    expect(await readAnalysisCharges(account)).toEqual([5, -5]);
    await page.goto('/tools/flow-content');
    await page.getByRole('tab', { name: 'Strategy' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(reason, { exact: false }).last()).toBeVisible();
    await expect(
      main.getByText('The credits that the analysis cost were given back.', { exact: false }).last(),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: 'Change what you typed' })).toBeVisible();
    expect(await shownCredits(page)).toBe(before);
    expect(complaints).toEqual([]);
  });

/** The balance that the account page shows. */
async function shownCredits(page: Page): Promise<string> {
  await page.goto('/account');
  const credits = page.getByRole('region', { name: 'Credits' });
  await expect(credits.getByText(/^\d[\d,]*$/).first()).toBeVisible();
  return (
    (await credits
      .getByText(/^\d[\d,]*$/)
      .first()
      .textContent()) ?? ''
  );
}
