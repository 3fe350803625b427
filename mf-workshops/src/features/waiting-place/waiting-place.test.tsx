import { refuse, type Replies, serveApi } from '@declic/openapi/testing';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../../remote';
import { aBookingResult, aBookingStatus, aWaitingPlace, heldSeat } from '../../testing/a-booking';
import { policyAnswer } from '../../testing/a-policy';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PLACE = 'GET /api/workshops/my-waiting-place';
const CONFIRM = 'POST /api/workshops/my-waiting-place/confirm';
const ACCEPT = 'POST /api/workshops/my-waiting-place/accept';
const PASS = 'POST /api/workshops/my-waiting-place/pass';
const LEAVE = 'POST /api/workshops/my-waiting-place/leave';

const offered = aWaitingPlace({ status: 'offered', position: null, offer_expires_at: '2090-01-01T12:00:00.000Z' });

function open(replies: Replies) {
  const api = serveApi({ ...policyAnswer, ...replies });
  renderRemote(remote, { url: '/workshops/waiting#link-token-of-the-mail' });
  return api;
}

it('names the place in line, and leaves it by one press', async () => {
  const api = open({
    [PLACE]: () => aWaitingPlace(),
    [LEAVE]: () => aWaitingPlace({ status: 'left', position: null }),
  });

  expect(await screen.findByText('Vous êtes n° 3 dans la file.')).toBeTruthy();
  expect(api.callsTo(PLACE)[0]?.request.headers.get('waiting-token')).toBe('link-token-of-the-mail');
  await userEvent.click(screen.getByRole('button', { name: 'Quitter la file' }));
  const title = await screen.findByRole('heading', { name: 'Vous avez quitté la file' });
  // The button is gone.
  expect(document.activeElement).toBe(title);
});

it('stands in line once the person has pressed the button of its mail', async () => {
  const api = open({
    [PLACE]: () => aWaitingPlace({ status: 'unconfirmed', position: null }),
    [CONFIRM]: () => aWaitingPlace({ position: 4 }),
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer ma place' }));

  expect(await screen.findByText('Vous êtes n° 4 dans la file.')).toBeTruthy();
  expect(api.callsTo(CONFIRM)).toHaveLength(1);
});

it('takes the offered seat', async () => {
  const api = open({
    [PLACE]: () => offered,
    [ACCEPT]: () => aBookingResult(),
    'GET /api/workshops/booking-status': () => aBookingStatus({ status: 'confirmed', ticket_type: 'free' }),
  });
  await screen.findByText(/^Encore \d+ h/);
  await userEvent.type(await screen.findByRole('textbox', { name: /Prénom/ }), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Prendre la place' }));

  expect(await screen.findByRole('heading', { name: 'Votre place est réservée' })).toBeTruthy();
  expect(api.callsTo(ACCEPT)[0]?.body).toEqual({ firstName: 'Ada', telegramNotifications: false });
});

it('shows what has become of the place, not the old offer, after an accepted seat was given up', async () => {
  let place: ReturnType<typeof aWaitingPlace> = { ...offered, ticket_type: 'premium' };
  vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const gone = { status: 'cancelled', payment_url: null, expires_at: null } as const;
  open({
    [PLACE]: () => place,
    [ACCEPT]: () => {
      place = { ...place, status: 'accepted', booking: heldSeat };
      return aBookingResult({ registration: { ...aBookingResult().registration, status: 'held' } });
    },
    'GET /api/workshops/booking-status': () => aBookingStatus(),
    'POST /api/workshops/booking-status/release': () => {
      place = { ...place, booking: gone };
      return aBookingStatus(gone);
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /Prénom/ }), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer vers le paiement' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Libérer la place' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Recommencer' }));

  expect(await screen.findByRole('heading', { name: 'La place n’est plus gardée' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Prénom/ })).toBeNull();
});

it('says in French what the service refuses at a field', async () => {
  const errors = [{ in: 'body', field: 'firstName', message: 'must be one line that is not blank' }] as const;
  open({ [PLACE]: () => offered, [ACCEPT]: refuse({ status: 422, code: 'validation_failed', errors: [...errors] }) });
  await userEvent.type(await screen.findByRole('textbox', { name: /Prénom/ }), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Prendre la place' }));
  expect(await screen.findByText('Indiquez votre prénom, sans caractère spécial.')).toBeTruthy();
});

it('passes the offered seat on', async () => {
  open({ [PLACE]: () => offered, [PASS]: () => aWaitingPlace({ status: 'passed', position: null }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Laisser la place à la personne suivante' }));
  expect(await screen.findByRole('heading', { name: 'La place va à la personne suivante' })).toBeTruthy();
});

it('says that the offer is over, and reads the place again', async () => {
  let place = offered;
  open({
    [PLACE]: () => place,
    [ACCEPT]: () => {
      place = aWaitingPlace({ status: 'expired', position: null });
      return refuse({ status: 409, code: 'offer_over' })();
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /Prénom/ }), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Prendre la place' }));
  expect(await screen.findByRole('heading', { name: 'La proposition est passée' })).toBeTruthy();
});

it.each([
  [heldSeat, 'Votre place est gardée', /dès que le paiement est reçu/],
  [{ status: 'expired', payment_url: null, expires_at: null }, 'La place n’est plus gardée', /Rien n’a été débité/],
  [
    { status: 'confirmed', payment_url: null, expires_at: null },
    'Votre place est réservée',
    /La confirmation est dans votre boîte/,
  ],
] as const)('says of an accepted seat that is %o what became of it', async (booking, heading, text) => {
  open({ [PLACE]: () => aWaitingPlace({ status: 'accepted', position: null, ticket_type: 'premium', booking }) });
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  const link = screen.queryByRole('link', { name: 'Ouvrir la page de paiement' });
  expect(link?.getAttribute('href')).toBe(booking.payment_url ?? undefined);
});

it('refuses a link that is not valid', async () => {
  open({ [PLACE]: refuse({ status: 404, code: 'waiting_link_invalid' }) });
  expect(await screen.findByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeTruthy();
});
