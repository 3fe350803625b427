import { refuse, type Replies, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveBooking } from '../../booking-progress/saved-booking';
import type { BookingStatus } from '../../booking-progress/booking-status.queries';
import { remote } from '../../remote';
import { aBookingResult, aBookingStatus, aSavedBooking } from '../../testing/a-booking';
import { policyAnswer } from '../../testing/a-policy';
import { aWorkshop } from '../../testing/a-workshop';

const BOOK = 'POST /api/workshops/bookings';
const STATUS = 'GET /api/workshops/booking-status';
const RELEASE = 'POST /api/workshops/booking-status/release';
const PAY = 'https://pay.example.test/1';

const tab = { opener: {}, document: { title: '' }, location: { replace: vi.fn() }, close: vi.fn() };
const session = aWorkshop({ id: 'w1', premium_price_eur: 49 });
const over = { payment_url: null, expires_at: null } as const;

const held = () =>
  aBookingResult({
    registration: { ...aBookingResult().registration, sessionId: 'w1', ticketType: 'premium', status: 'held' },
    paymentUrl: PAY,
    expiresAt: '2090-01-01T12:00:00.000Z',
  });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window); // what `openProviderTab` uses of it
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(replies: Replies = {}, url = '/workshops/w1?reserver=1') {
  const api = serveApi({ ...policyAnswer, 'GET /api/workshops/sessions/{id}': () => session, ...replies });
  renderRemote(remote, { url });
  return api;
}

/** The page after a reload, or the way back: this tab has booked before. */
function reopen(status: Partial<BookingStatus>, replies: Replies = {}) {
  saveBooking('w1', aSavedBooking());
  return open({ [STATUS]: () => aBookingStatus(status), ...replies });
}

async function bookPremium() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Premium · 49€' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Prénom/ }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ada@example.test');
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }));
}

it('holds the seat, opens the payment in the tab of the press, and notices the payment by itself', async () => {
  let status: Partial<BookingStatus> = {};
  const api = open({ [BOOK]: held, [STATUS]: () => aBookingStatus(status) });
  await bookPremium();

  expect(await screen.findByRole('heading', { name: 'Votre place est gardée' })).toBe(document.activeElement);
  expect(api.callsTo(BOOK)[0]?.body).toMatchObject({ ticketType: 'premium' });
  expect(globalThis.open).toHaveBeenCalledOnce();
  expect(tab.location.replace.mock.calls).toEqual([[PAY]]);
  expect(screen.getByRole('timer').textContent).toMatch(/^Place gardée encore \d+ h/);
  expect(screen.getByRole('link', { name: 'Ouvrir la page de paiement' }).getAttribute('href')).toBe(PAY);
  expect(await screen.findByText(/La place est gardée 25 minutes pendant le paiement/)).toBeTruthy();

  status = { status: 'confirmed', payment: 'paid', ...over };
  expect(await screen.findByRole('heading', { name: 'Votre place est réservée' }, { timeout: 5_000 })).toBeTruthy();
  expect(api.callsTo(STATUS)[0]?.request.headers.get('booking-token')).toBe('status-token');
});

it('closes the empty tab when the booking is refused, and keeps what was typed', async () => {
  open({ [BOOK]: refuse({ status: 409, code: 'premium_sold_out' }) });
  await bookPremium();

  expect(await screen.findByText('Le dernier billet Premium vient d’être pris.')).toBeTruthy();
  expect(tab.close).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', 'ada@example.test');
});

it('finds the held seat again after a reload or the way back, and gives it up on request', async () => {
  const api = reopen({}, { [RELEASE]: () => aBookingStatus({ status: 'cancelled', ...over }) });

  await userEvent.click(await screen.findByRole('button', { name: 'Libérer la place' }));

  expect(await screen.findByRole('heading', { name: 'La place est libérée' })).toBeTruthy();
  expect(api.callsTo(RELEASE)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
  expect(await screen.findByRole('form', { name: 'Réservation' })).toBeTruthy();
});

it.each([
  [{ status: 'expired', ...over }, 'La place n’est plus gardée', /Rien n’a été débité/],
  [
    { status: 'refunded', payment: 'refunding', ...over },
    'Votre paiement vous est rendu',
    /Le remboursement est en route/,
  ],
  [{ status: 'held', payment: 'failed' }, 'Votre place est gardée', /Le paiement n’a pas abouti/],
  [{ status: 'held', payment: 'processing' }, 'Votre place est gardée', /en cours de traitement/],
  [{ status: 'unconfirmed', payment: null }, 'Encore un geste', /Appuyez sur son bouton/],
] as const)('says what became of a booking that is %o', async (status, heading, text) => {
  reopen(status);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

it('says that giving up failed', async () => {
  reopen({ status: 'unconfirmed', payment: null }, { [RELEASE]: refuse({ status: 500 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Renoncer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('La réservation n’a pas été annulée');
});

it('leads from the page of the workshop back to the booking of this tab', async () => {
  saveBooking('w1', aSavedBooking());
  open({ [STATUS]: () => aBookingStatus() }, '/workshops/w1?payment=canceled');
  await userEvent.click(await screen.findByRole('link', { name: 'Voir ma réservation' }));
  expect(await screen.findByRole('heading', { name: 'Votre place est gardée' })).toBeTruthy();
});

it('begins anew where the booking is not known any more', async () => {
  reopen({}, { [STATUS]: refuse({ status: 404, code: 'booking_link_invalid' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Recommencer' }));
  expect(await screen.findByRole('form', { name: 'Réservation' })).toBeTruthy();
});

it('says that the state could not be read, and reads it again on request', async () => {
  let answers = 0;
  const failed = refuse({ status: 400, code: 'bad_request' });
  reopen({}, { [STATUS]: () => (answers++ === 0 ? failed() : aBookingStatus()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Votre place est gardée' })).toBeTruthy();
});

it.each(['already_booked', 'payment_pending'])('mails the personal link again after %s', async (code) => {
  const RESEND = 'POST /api/workshops/bookings/link';
  open({ [BOOK]: refuse({ status: 409, code }), [RESEND]: () => undefined });
  await bookPremium();
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail de la réservation/ }), 'ada@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir mon lien' }));
  expect(await screen.findByText(/est en route/)).toBeTruthy();
});
