import { expect, test, type APIRequestContext } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { mailTo } from '../support/mailbox.ts';
import { watchConsole } from '../support/page-health.ts';

interface Session {
  id: string;
  title: string;
  status: string;
  seats_left: number;
}

async function sessions(request: APIRequestContext): Promise<Session[]> {
  const { items } = (await (await request.get('/api/workshops/sessions')).json()) as { items: Session[] }; // checked against the contract in the service's tests
  return items;
}

async function bookable(request: APIRequestContext): Promise<Session> {
  const session = (await sessions(request)).find(({ status, seats_left }) => status === 'upcoming' && seats_left > 5);
  if (!session) throw new Error('No workshop has more than five seats left.');
  return session;
}

const seatsLeft = async (request: APIRequestContext, id: string) =>
  (await sessions(request)).find((session) => session.id === id)?.seats_left;

test('books a free seat and finds one seat fewer', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const { id, title, seats_left: before } = await bookable(request);
  const email = newAddress('attendee');

  await page.goto('/workshops');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/workshops/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page
    .getByRole('link', { name: 'Réserver ma place' })
    .or(page.getByRole('button', { name: 'Réserver ma place' }))
    .first()
    .click();
  const confirm = page.getByRole('button', { name: 'Confirmer ma réservation' });
  await expect(confirm).toBeDisabled();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Camille');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox', { name: /accepte/ }).check();
  await confirm.click();

  await expect(page.getByText(email).first()).toBeVisible();
  expect(await seatsLeft(request, id)).toBeLessThan(before);
  expect((await mailTo(request, email)).text).toContain('Camille');
  expect(complaints).toEqual([]);
});

test('keeps what was typed when the address has a seat already', async ({ page, request }) => {
  const { id } = await bookable(request);
  const email = newAddress('twice');
  const booking = {
    sessionId: id,
    email,
    firstName: 'Camille',
    ticketType: 'free',
    gdprConsent: true,
    telegramNotifications: false,
  };
  expect((await request.post('/api/workshops/bookings', { data: booking })).status()).toBe(201);

  await page.goto(`/workshops/${id}?reserver=1`);
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Camille');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('checkbox', { name: /accepte/ }).check();
  await page.getByRole('button', { name: 'Confirmer ma réservation' }).click();

  await expect(page.getByText('Erreur lors de la réservation')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(email);
});

test('names what a malformed booking lacks, and stores nothing', async ({ request }) => {
  const { id, seats_left: before } = await bookable(request);
  const refused = await request.post('/api/workshops/bookings', {
    data: { sessionId: id, email: 'nobody', ticketType: 'free', gdprConsent: false, telegramNotifications: false },
  });

  expect(refused.status()).toBe(422);
  const { errors } = (await refused.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).sort()).toEqual(['email', 'firstName', 'gdprConsent']);
  expect(await seatsLeft(request, id)).toBeLessThanOrEqual(before);
});

test('says that a workshop does not exist', async ({ page }) => {
  await page.goto('/workshops/01a00000-0000-7000-8000-000000000000');
  await expect(page.getByText('Workshop introuvable')).toBeVisible();
});
