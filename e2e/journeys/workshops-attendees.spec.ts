import { expect, type Page, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { expectAccessible, expectFitsInPhone, watchConsole } from '../support/page-health.ts';
import { providerPage } from '../support/payments.ts';
import {
  createSession,
  endSession,
  fillBooking,
  personalLink,
  runWorkshopsCommand,
  writeWorkshopFile,
} from '../support/workshops.ts';

// The stand-in of Telegram has few people, and this is the only test that writes as the first of them.
test('gives the seat to another person, who joins the bot and stops it', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const { id, title } = await createSession({ capacity: 2 });
  const [camille, noor] = [newAddress('camille'), newAddress('noor')];
  await page.goto(`/workshops/${id}?reserver=1`);
  await fillBooking(page, camille);
  await page.getByRole('button', { name: 'Confirmer ma réservation' }).click();
  await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();

  const former = await personalLink(request, camille, { subject: /confirmée/, page: 'booking' });
  await page.goto(former);
  await page.getByRole('button', { name: 'Céder ma place' }).click();
  const form = page.getByRole('form', { name: 'Céder ma place' });
  await form.getByRole('textbox', { name: 'Prénom' }).fill('Noor');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(noor);
  await form.getByRole('button', { name: 'Céder la place' }).click();
  await expect(page.getByRole('heading', { name: 'Votre place est cédée' })).toBeVisible();

  await page.goto(await personalLink(request, noor, { subject: /Une place pour vous/, page: 'booking' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Recevoir les rappels sur Telegram' }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Ouvrir le bot' }).click();
  const bot = await opening;
  await bot.getByRole('button', { name: 'Start' }).click();
  await botSays(bot, title);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Arrêter les rappels sur Telegram' })).toBeVisible();
  await bot.getByRole('textbox', { name: 'Message' }).fill('/stop');
  await bot.getByRole('button', { name: 'Send' }).click();
  await botSays(bot, 'Entendu : plus aucun message ici');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Recevoir les rappels sur Telegram' })).toBeVisible();
  expect(complaints).toEqual([]);

  // The link of the person who gave the seat away opens nothing.
  await page.goto(former);
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

/** The page of the chat has no script: what the bot says after it was loaded is there when it is asked for. */
async function botSays(bot: Page, text: string): Promise<void> {
  await expect(async () => {
    const loaded = bot.waitForEvent('load');
    await bot.getByRole('link', { name: 'Check for new messages' }).click();
    await loaded;
    await expect(bot.getByRole('list', { name: 'Messages' })).toContainText(text, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

test('organisers announce a workshop from a file; who pays enters the room, stays for questions and sees the replay', async ({
  page,
  request,
}) => {
  const reference = `atelier-${crypto.randomUUID().slice(0, 8)}`;
  const inHalfAnHour = new Date(Date.now() + 30 * 60_000).toISOString().replace(/\.\d+Z$/, 'Z');
  const file = await writeWorkshopFile([
    `reference: ${reference}`,
    'title: Factures et relances',
    'subtitle: Du fichier au replay',
    `start: ${inHalfAnHour}`,
    'duration_min: 60',
    'level: beginner',
    'format: hands_on',
    'capacity: 3',
    'premium_price_eur: 49',
    'ticket_free_enabled: true',
    'room_url: https://meet.example/room',
    'after_workshop_url: https://meet.example/after',
    'published: true',
  ]);
  const { id } = JSON.parse(await runWorkshopsCommand('create', file, '--json')) as { id: string };
  const email = newAddress('premium');
  await page.goto(`/workshops/${id}?reserver=1`);
  await page.getByRole('radio', { name: /Premium/ }).check();
  await fillBooking(page, email);
  const checkout = await providerPage(page, 'Continuer vers le paiement');
  await checkout.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();
  expect(await runWorkshopsCommand('bookings', reference, '--csv')).toContain(email);

  await page.goto(await personalLink(request, email, { subject: /confirmée/, page: 'booking' }));
  await expect(page.getByRole('link', { name: 'Entrer dans la salle' })).toHaveAttribute(
    'href',
    'https://meet.example/room',
  );
  await expectAccessible(page);
  await expectFitsInPhone(page);

  const replay = await writeWorkshopFile(['replay_url: https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ']);
  await runWorkshopsCommand('change', reference, replay);
  await endSession(id);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Rejoindre l’After-Workshop' })).toHaveAttribute(
    'href',
    'https://meet.example/after',
  );
  // The other site is asked for nothing before a press.
  await expect(page.getByRole('button', { name: 'Charger la vidéo' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
