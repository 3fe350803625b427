import { failureTexts, renderRemote } from '@declic/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { saveBooking } from './booking-progress/saved-booking';
import { remote } from './remote';
import { aBookingStatus, aMyBooking, aSavedBooking, aWaitingPlace } from './testing/a-booking';
import { policyAnswer } from './testing/a-policy';
import { aWorkshop } from './testing/a-workshop';

const workshop = { ...policyAnswer, 'GET /api/workshops/sessions/{id}': () => aWorkshop({ id: 'w1' }) };
const full = {
  ...policyAnswer,
  'GET /api/workshops/sessions/{id}': () =>
    aWorkshop({ id: 'w1', seats_left: 0, status: 'soldout', waiting_list_open: true }),
};
const replay = { ...policyAnswer, 'GET /api/workshops/sessions/{id}': () => aWorkshop({ id: 'w1', status: 'replay' }) };
const booking = { ...policyAnswer, 'GET /api/workshops/my-booking': () => aMyBooking() };
const openBooked = () => {
  saveBooking('w1', aSavedBooking());
  return renderRemote(remote, { url: '/workshops/w1?reserver=1' });
};
const place = (change: Parameters<typeof aWaitingPlace>[0] = {}) => ({
  ...policyAnswer,
  'GET /api/workshops/my-waiting-place': () => aWaitingPlace(change),
});
const offer = { status: 'offered', position: null, offer_expires_at: '2090-01-01T12:00:00.000Z' } as const;

const open = (url: string) => () => renderRemote(remote, { url });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text);
const tick = async () => userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }));

afterEach(() => sessionStorage.clear());

failureTexts(
  {
    'the list of workshops': {
      call: 'GET /api/workshops/sessions',
      replies: policyAnswer,
      open: open('/workshops'),
    },
    'the questions': {
      call: 'GET /api/workshops/policy',
      replies: { 'GET /api/workshops/sessions': () => ({ items: [], pages: 1 }) },
      open: open('/workshops'),
    },
    'one workshop': {
      call: 'GET /api/workshops/sessions/{id}',
      replies: policyAnswer,
      open: open('/workshops/w1'),
    },
    'a booking': {
      call: 'POST /api/workshops/bookings',
      replies: workshop,
      open: open('/workshops/w1?reserver=1'),
      act: async () => {
        await type(/Prénom/, 'Ada');
        await type(/E-mail/, 'ada@example.test');
        await tick();
        await press('Confirmer ma réservation');
      },
    },
    'a place in line': {
      call: 'POST /api/workshops/waiting-list',
      replies: full,
      open: open('/workshops/w1'),
      act: async () => {
        await type(/E-mail/, 'ada@example.test');
        await tick();
        await press('Rejoindre la file');
      },
    },
    'the personal link once more': {
      call: 'POST /api/workshops/bookings/link',
      replies: replay,
      open: open('/workshops/w1?replay=1'),
      act: async () => {
        await type(/E-mail/, 'ada@example.test');
        await press('Recevoir mon lien');
      },
    },
    'my booking': {
      call: 'GET /api/workshops/my-booking',
      replies: policyAnswer,
      open: open('/workshops/booking#link-token-of-the-mail'),
    },
    'a cancellation': {
      call: 'POST /api/workshops/my-booking/cancel',
      replies: booking,
      open: open('/workshops/booking#link-token-of-the-mail'),
      act: async () => {
        await press('Annuler ma réservation');
        await press('Confirmer l’annulation');
      },
    },
    'the calendar file': {
      call: 'GET /api/workshops/my-booking/calendar',
      replies: booking,
      open: open('/workshops/booking#link-token-of-the-mail'),
      act: () => press('Fichier .ics'),
    },
    'the link of the bot': {
      call: 'POST /api/workshops/my-booking/telegram',
      replies: booking,
      open: open('/workshops/booking#link-token-of-the-mail'),
      act: () => press('Recevoir les rappels sur Telegram'),
    },
    'the bot that is left': {
      call: 'DELETE /api/workshops/my-booking/telegram',
      replies: {
        ...policyAnswer,
        'GET /api/workshops/my-booking': () => aMyBooking({ telegram: { available: true, linked: true } }),
      },
      open: open('/workshops/booking#link-token-of-the-mail'),
      act: () => press('Arrêter les rappels sur Telegram'),
    },
    'a booking that is confirmed': {
      call: 'POST /api/workshops/my-booking/confirm',
      replies: {
        ...policyAnswer,
        'GET /api/workshops/my-booking': () =>
          aMyBooking({ status: 'unconfirmed', ticket_type: 'free', payment: null }),
      },
      open: open('/workshops/booking#link-token-of-the-mail'),
      act: () => press('Confirmer ma place'),
    },
    'what has become of a booking': {
      call: 'GET /api/workshops/booking-status',
      replies: workshop,
      open: openBooked,
    },
    'a seat that is released': {
      call: 'POST /api/workshops/booking-status/release',
      replies: { ...workshop, 'GET /api/workshops/booking-status': () => aBookingStatus() },
      open: openBooked,
      act: () => press('Libérer la place'),
    },
    'a transfer': {
      call: 'POST /api/workshops/my-booking/transfer',
      replies: booking,
      open: open('/workshops/booking#link-token-of-the-mail'),
      act: async () => {
        await press('Céder ma place');
        await type(/Prénom/, 'Grace');
        await type(/E-mail/, 'grace@example.test');
        await press('Céder la place');
      },
    },
    'a place in line by its link': {
      call: 'GET /api/workshops/my-waiting-place',
      replies: policyAnswer,
      open: open('/workshops/waiting#link-token-of-the-mail'),
    },
    'a place in line that is confirmed': {
      call: 'POST /api/workshops/my-waiting-place/confirm',
      replies: place({ status: 'unconfirmed', position: null }),
      open: open('/workshops/waiting#link-token-of-the-mail'),
      act: () => press('Confirmer ma place'),
    },
    'leaving the line': {
      call: 'POST /api/workshops/my-waiting-place/leave',
      replies: place(),
      open: open('/workshops/waiting#link-token-of-the-mail'),
      act: () => press('Quitter la file'),
    },
    'an offer that is accepted': {
      call: 'POST /api/workshops/my-waiting-place/accept',
      replies: place(offer),
      open: open('/workshops/waiting#link-token-of-the-mail'),
      act: async () => {
        await type(/Prénom/, 'Ada');
        await press('Prendre la place');
      },
    },
    'an offer that is passed': {
      call: 'POST /api/workshops/my-waiting-place/pass',
      replies: place(offer),
      open: open('/workshops/waiting#link-token-of-the-mail'),
      act: () => press('Laisser la place à la personne suivante'),
    },
  },
  './failure-texts.txt',
  { entry: `${import.meta.dirname}/remote.tsx`, silent: {} },
);
