import type { Schemas } from '@declic/openapi/workshops';
import { loseConnection, neverAnswer, refuse, type Reply, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../../remote';
import { aBookingResult } from '../../testing/a-booking';
import { policyAnswer } from '../../testing/a-policy';
import { aWorkshop } from '../../testing/a-workshop';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const BOOK = 'POST /api/workshops/bookings';

const booked = () => aBookingResult();

/** Opens the form over a service that answers bookings one after the other. Returns the calls. */
async function open(...answers: Reply<typeof BOOK>[]) {
  let seats = 8;
  const api = serveApi({
    ...policyAnswer,
    'GET /api/workshops/sessions/{id}': () => aWorkshop({ id: 'w1', seats_left: seats }),
    [BOOK]: async (call) => {
      const answer = await (answers.shift() ?? refuse({ status: 500 }))(call);
      if ('registration' in answer) seats -= 1;
      return answer;
    },
  });
  renderRemote(remote, { url: '/workshops/w1?reserver=1&utm_source=lettre' });
  await screen.findByRole('form', { name: 'Réservation' });
  return api;
}

const submit = () => screen.getByRole('button', { name: 'Confirmer ma réservation' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
async function fill() {
  await userEvent.type(field(/Prénom/), 'Ada');
  await userEvent.type(field(/E-mail/), 'ada@example.test');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
}

it('books a free seat, says what comes next, and shows one seat fewer', async () => {
  const api = await open(booked);
  expect(screen.getByText('8 places restantes')).toBeTruthy();
  await fill();
  await userEvent.type(field(/Rôle/), 'CTO');
  await userEvent.click(submit());

  expect(await screen.findByRole('heading', { name: 'Votre place est réservée' })).toBe(document.activeElement);
  expect(screen.getByText('ada@example.test')).toBeTruthy();
  expect(await screen.findByText('7 places restantes')).toBeTruthy();
  expect(api.callsTo(BOOK).map(({ body }) => body)).toEqual([
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
  const api = await open();
  await userEvent.type(field(/E-mail/), 'ada@');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await userEvent.click(submit());

  expect(await screen.findByText('Indiquez votre prénom.')).toBeTruthy();
  expect(screen.getByText('Cette adresse n’est pas valide.')).toBeTruthy();
  expect(api.callsTo(BOOK)).toEqual([]);
});

it('asks for the Telegram name only when it is wanted', async () => {
  const api = await open(booked);
  await fill();
  expect(screen.queryByRole('textbox', { name: /Telegram/ })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: /Telegram/ }));
  await userEvent.type(field(/Telegram/), '@ada_l');
  await userEvent.click(submit());

  await screen.findByRole('heading', { name: 'Votre place est réservée' });
  expect(api.callsTo(BOOK)[0]?.body).toMatchObject({ telegramNotifications: true, telegramUsername: '@ada_l' });
});

it('sends one request however often the button is pressed', async () => {
  const answer = Promise.withResolvers<Schemas['BookingResult']>();
  const api = await open(() => answer.promise);
  await fill();
  await userEvent.dblClick(submit());
  await userEvent.type(field(/Prénom/), '{Enter}');

  expect(submit().getAttribute('aria-disabled')).toBe('true');
  expect(submit()).toHaveProperty('disabled', false); // keeps the focus
  answer.resolve(booked());
  await screen.findByRole('heading', { name: 'Votre place est réservée' });
  expect(api.callsTo(BOOK)).toHaveLength(1);
});

it('loses nothing when the booking fails, and repeats the same attempt under the same key', async () => {
  const api = await open(loseConnection, refuse({ status: 409, code: 'sold_out' }), booked);
  await fill();
  await userEvent.click(submit());

  expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors de la réservation');
  expect(field(/E-mail/)).toHaveProperty('value', 'ada@example.test');
  await userEvent.click(submit());
  expect(await screen.findByText(/La dernière place vient d’être prise/)).toBeTruthy();
  await userEvent.type(field(/Prénom/), ' L');
  await userEvent.click(submit());
  await screen.findByRole('heading', { name: 'Votre place est réservée' });

  const [first, second, third] = api.callsTo(BOOK).map(({ request }) => request.headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('says that no answer came in time, and keeps what was typed', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  await open(neverAnswer);
  await fill();
  await userEvent.click(submit());
  limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));

  expect((await screen.findByRole('alert')).textContent).toContain('Le serveur est injoignable');
  expect(field(/E-mail/)).toHaveProperty('value', 'ada@example.test');
});

it('shows at the field what the server refuses', async () => {
  await open(
    refuse({
      status: 422,
      code: 'validation_failed',
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
