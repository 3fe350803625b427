import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { newAddress } from '../support/accounts.ts';
import { expectAccessible, expectFitsInPhone, watchConsole } from '../support/page-health.ts';
import { providerPage } from '../support/payments.ts';
import { createSession, fillBooking, personalLink } from '../support/workshops.ts';

test('manages a free booking from the personal link of its mail: calendar file, and two steps to cancel', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const { id, title, start_utc } = await createSession({ capacity: 3 });
  const email = newAddress('attendee');
  await page.goto(`/workshops/${id}?reserver=1`);
  await fillBooking(page, email);
  await page.getByRole('button', { name: 'Confirmer ma réservation' }).click();
  await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();

  await page.goto(await personalLink(request, email, { subject: /confirmée/, page: 'booking' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/workshops\/booking$/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fichier .ics' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toContain(title);
  expect(event.startDate.toJSDate().toISOString()).toBe(new Date(start_utc).toISOString());
  await expectAccessible(page);
  await expectFitsInPhone(page);

  await page.getByRole('button', { name: 'Annuler ma réservation' }).click();
  await page.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(page.getByText(/Votre réservation est annulée/)).toBeVisible();
  await page.goto(`/workshops/${id}`);
  await expect(page.getByText('Plus que 3 places').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('pays for a premium seat in a tab of its own, and the page that stayed open notices', async ({
  page,
  request,
}) => {
  const { id, title } = await createSession({ capacity: 2, premium_price_eur: 49 });
  const email = newAddress('premium');
  await page.goto(`/workshops/${id}?reserver=1`);
  await page.getByRole('radio', { name: /Premium/ }).check();
  await fillBooking(page, email);
  const checkout = await providerPage(page, 'Continuer vers le paiement');
  await expect(page.getByRole('heading', { name: 'Votre place est gardée' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();

  await checkout.getByRole('button', { name: /^Pay / }).click();
  await expect(checkout.getByRole('heading', { name: 'Le paiement a été transmis' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();

  await page.goto(await personalLink(request, email, { subject: /confirmée/, page: 'booking' }));
  await expect(page.getByText('Premium · 49€')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('waits in line for a full workshop, and takes the seat that another person frees', async ({ page, request }) => {
  const { id } = await createSession({ capacity: 1 });
  const [first, second] = [newAddress('first'), newAddress('second')];
  await page.goto(`/workshops/${id}?reserver=1`);
  await fillBooking(page, first);
  await page.getByRole('button', { name: 'Confirmer ma réservation' }).click();
  await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();

  await page.goto(`/workshops/${id}`);
  await expect(page.getByRole('button', { name: 'Complet' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(second);
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
  await page.getByRole('button', { name: 'Rejoindre la file' }).click();
  await expect(page.getByText('Vous êtes en tête de la file.')).toBeVisible();

  await page.goto(await personalLink(request, first, { subject: /confirmée/, page: 'booking' }));
  await page.getByRole('button', { name: 'Annuler ma réservation' }).click();
  await page.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(page.getByText(/Votre réservation est annulée/)).toBeVisible();

  await page.goto(await personalLink(request, second, { subject: /libr|place/i, page: 'waiting' }));
  await expect(page.getByRole('heading', { name: 'Une place est à vous' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Noor');
  await page.getByRole('button', { name: 'Prendre la place' }).click();
  await expect(page.getByRole('heading', { name: 'Votre place est réservée' })).toBeVisible();
});

test('is the whole site on the host of the microsite', async ({ page, baseURL }) => {
  const complaints = watchConsole(page);
  const site = `http://ateliers.localhost:${new URL(baseURL ?? '').port}`;
  await page.goto(`${site}/?utm_source=lettre`);
  await expect(page.getByRole('heading', { level: 1, name: 'Libre dès demain' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/`);
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${site}/workshops/[0-9a-f-]+\\?utm_source=lettre`));
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Ateliers' }).click();
  await expect(page).toHaveURL(`${site}/?utm_source=lettre`);
  expect(complaints).toEqual([]);

  await page.goto(`${site}/fr/`);
  await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
});
