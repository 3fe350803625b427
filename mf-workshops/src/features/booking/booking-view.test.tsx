import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { remote } from '../../remote';
import { aWorkshop } from '../../testing/a-workshop';
import { fakeApi, json, problem } from '../../testing/fake-api';

afterEach(cleanup);

const booked = (firstName: string) => ({
  registration: {
    id: 'r1',
    sessionId: 'w1',
    email: 'ada@example.test',
    firstName,
    ticketType: 'free',
    status: 'confirmed',
    created_at: '2026-11-20T10:00:00Z',
  },
  paymentUrl: null,
  error: null,
});

/** Opens the form over a service that answers bookings one after the other, and keeps what was asked. */
async function open(...answers: (() => Response | Promise<Response>)[]) {
  const requests: { body: Record<string, unknown>; key: string | null }[] = [];
  let seats = 8;
  fakeApi({
    'GET /sessions/w1': () => json(aWorkshop({ id: 'w1', seats_left: seats })),
    'POST /bookings': async (request) => {
      requests.push({
        body: (await request.json()) as Record<string, unknown>,
        key: request.headers.get('idempotency-key'),
      });
      const answer = await (answers.shift() ?? (() => json({}, 500)))();
      if (answer.ok) seats -= 1;
      return answer;
    },
  });
  renderRemote(remote, { url: '/workshops/w1?reserver=1&utm_source=lettre' });
  await screen.findByRole('form', { name: 'Réservation' });
  return requests;
}

const submit = () => screen.getByRole('button', { name: 'Confirmer ma réservation' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
async function fill() {
  await userEvent.type(field(/Prénom/), 'Ada');
  await userEvent.type(field(/E-mail/), 'ada@example.test');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
}

it('books a free seat, says what comes next, and shows one seat fewer', async () => {
  const requests = await open(() => json(booked('Ada'), 201));
  expect(screen.getByText('8 places restantes')).toBeTruthy();
  await fill();
  await userEvent.type(field(/Rôle/), 'CTO');
  await userEvent.click(submit());

  expect(await screen.findByRole('heading', { name: 'Votre place est réservée' })).toBe(document.activeElement);
  expect(screen.getByText('ada@example.test')).toBeTruthy();
  expect(await screen.findByText('7 places restantes')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([
    {
      sessionId: 'w1',
      firstName: 'Ada',
      email: 'ada@example.test',
      role: 'CTO',
      ticketType: 'free',
      gdprConsent: true,
      telegramNotifications: false,
      utm_source: 'lettre',
    },
  ]);
});

it('cannot be sent without consent', async () => {
  await open();
  expect(submit()).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  expect(submit()).toHaveProperty('disabled', false);
});

it('names what is missing or wrong, and asks the server nothing', async () => {
  const requests = await open();
  await userEvent.type(field(/E-mail/), 'ada@');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await userEvent.click(submit());

  expect(await screen.findByText('Indiquez votre prénom.')).toBeTruthy();
  expect(screen.getByText('Cette adresse n’est pas valide.')).toBeTruthy();
  expect(requests).toEqual([]);
});

it('asks for the Telegram name only when it is wanted', async () => {
  const requests = await open(() => json(booked('Ada'), 201));
  await fill();
  expect(screen.queryByRole('textbox', { name: /Telegram/ })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: /Telegram/ }));
  await userEvent.type(field(/Telegram/), '@ada_l');
  await userEvent.click(submit());

  await screen.findByRole('heading', { name: 'Votre place est réservée' });
  expect(requests[0]?.body).toMatchObject({ telegramNotifications: true, telegramUsername: '@ada_l' });
});

it('sends one request however often the button is pressed', async () => {
  let answer: (response: Response) => void = () => undefined;
  const requests = await open(() => new Promise((resolve) => (answer = resolve)));
  await fill();
  await userEvent.dblClick(submit());
  await userEvent.type(field(/Prénom/), '{Enter}');

  expect(submit()).toHaveProperty('disabled', true);
  answer(json(booked('Ada'), 201));
  await screen.findByRole('heading', { name: 'Votre place est réservée' });
  expect(requests).toHaveLength(1);
});

it('loses nothing when the booking fails, and repeats the same attempt under the same key', async () => {
  const requests = await open(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => problem(409, 'sold_out'),
    () => json(booked('Ada'), 201),
  );
  await fill();
  await userEvent.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors de la réservation');
  expect(field(/E-mail/)).toHaveProperty('value', 'ada@example.test');
  await userEvent.click(submit());
  expect(await screen.findByText(/La dernière place vient d’être prise/)).toBeTruthy();
  await userEvent.type(field(/Prénom/), ' L');
  await userEvent.click(submit());
  await screen.findByRole('heading', { name: 'Votre place est réservée' });

  const [first, second, third] = requests.map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('shows at the field what the server refuses', async () => {
  await open(() =>
    problem(422, 'validation_failed', {
      errors: [{ in: 'body', field: 'email', message: 'must be an e-mail address' }],
    }),
  );
  await fill();
  await userEvent.click(submit());

  expect(await screen.findByText('Cette adresse n’est pas valide.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'Erreur lors de la réservationCertains champs sont à corriger.',
  );
  expect(field(/E-mail/).getAttribute('aria-invalid')).toBe('true');
});
