import { expect, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { watchConsole } from '../support/page-health.ts';

const languages = [
  {
    language: 'fr',
    locale: 'fr-FR',
    submit: 'Rejoindre la liste',
    thanks: 'Merci pour votre inscription !',
    confirm: 'Confirmer mon adresse',
    confirmed: 'Adresse confirmée',
  },
  {
    language: 'en',
    locale: 'en-GB',
    submit: 'Join the waitlist',
    thanks: 'Thank you for signing up!',
    confirm: 'Confirm my address',
    confirmed: 'Address confirmed',
  },
  {
    language: 'es',
    locale: 'es-MX',
    submit: 'Unirme a la lista',
    thanks: '¡Gracias por tu inscripción!',
    confirm: 'Confirmar mi dirección',
    confirmed: 'Dirección confirmada',
  },
] as const;

for (const { language, locale, submit, thanks, confirm, confirmed } of languages) {
  test(`joins the waitlist from / with a browser that speaks ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const complaints = watchConsole(page);
    const address = newAddress(`waitlist-${language}`);

    await page.goto('/');
    await expect(page).toHaveURL(`/${language}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    await expect(page.getByRole('button', { name: submit })).toBeDisabled();
    await page.getByRole('textbox').fill(address);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(thanks).first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('');

    await page.goto(linkIn(await mailTo(page.request, address)));
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('heading', { name: confirmed })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('sends other languages to English, and leaves robots where they are', async ({ browser }) => {
  const german = await browser.newContext({ locale: 'de-DE' });
  const page = await german.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/en/');
  await german.close();

  const robot = await browser.newContext({
    locale: 'fr-FR',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const crawled = await robot.newPage();
  await crawled.goto('/');
  await expect(crawled.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(crawled).toHaveURL('/');
  await robot.close();
});

test('makes the person wait between two sign-ups', async ({ page }) => {
  await page.goto('/en/');
  const join = async () => {
    // Without its code, which disables it, the form is sent as any other.
    await expect(page.getByRole('button', { name: 'Join the waitlist' })).toBeDisabled();
    await page.getByRole('textbox').fill(newAddress('hasty'));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
  };
  await join();
  await expect(page.getByText('Thank you for signing up!').first()).toBeVisible();
  await join();
  await expect(page.getByText(/^Please wait \d+ seconds before submitting again\.$/)).toBeVisible();
});

test('shows the answer that the action really gives', async ({ page }) => {
  await page.goto('/en/');
  const shown: unknown = JSON.parse((await page.getByRole('region', { name: 'declic answers' }).textContent()) ?? '');
  expect(shown).toMatchObject({ verdict: 'risky', suggestion: 'someone@gmail.com' });
});

test('takes an address off the list with one press from its mail, and shows how many places the offer has', async ({
  page,
}) => {
  const address = newAddress('leaving');
  const form = { email: address, consent: 'true', language: 'es', page: '/es/' };
  const joined = await page.request.post('/api/marketing/waitlist/form', { form });
  expect(await joined.text()).toContain('¡Gracias por tu inscripción!');
  const { text } = await mailTo(page.request, address);
  await page.goto(/https?:\S+withdrawal\?token=\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Quitar mi dirección' }).click();
  await expect(page.getByRole('heading', { name: 'Dirección borrada' })).toBeVisible();

  const { places_left: left } = await (await page.request.get('/api/marketing/offer')).json();
  await page.getByRole('link', { name: 'declic', exact: true }).last().click();
  await expect(page.getByText(`Plazas libres: ${left}`)).toBeVisible();
});

test('says that a page below a language does not exist', async ({ page }) => {
  await page.goto('/fr/nowhere');
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
});
