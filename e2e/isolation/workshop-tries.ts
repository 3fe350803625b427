import { newAddress } from '../support/accounts.ts';
import type { Tries } from './common-tries.ts';
import { aBooking } from './owner.ts';

/** A session of a signed-in person is no personal link, and no token of organisers; neither is what the owner is known by. */
const refusesEverybody: Tries = () => [{ answers: [401] }];

const ofSession: Tries = ({ workshopId: id }) => [{ path: { id }, answers: [401] }];

/** Workshops: what is opened by the token of a mail, of a place in line, or of the organisers, and what is public. */
export const workshopTries: Readonly<Record<string, Tries>> = {
  getBookingStatus: refusesEverybody,
  releaseHeldBooking: refusesEverybody,
  getMyBooking: refusesEverybody,
  confirmMyBooking: refusesEverybody,
  cancelMyBooking: () => [{ body: { refund_eur: 0 }, answers: [401] }],
  transferMyBooking: ({ email }) => [{ body: { email, firstName: 'Camille' }, answers: [401] }],
  getBookingCalendar: refusesEverybody,
  createTelegramLink: refusesEverybody,
  unlinkTelegram: refusesEverybody,
  getWaitingPlace: refusesEverybody,
  confirmWaitingPlace: refusesEverybody,
  acceptOffer: () => [{ body: { firstName: 'Camille', telegramNotifications: false }, answers: [401] }],
  passOffer: refusesEverybody,
  leaveWaitingList: refusesEverybody,

  listWorkshops: () => [{ answers: [200] }],
  getWorkshop: ({ workshopId: id }) => [{ path: { id }, answers: [200] }],
  getWorkshopPicture: ({ workshopId: id }) => [{ path: { id }, answers: [200] }],
  getWorkshopsPicture: () => [{ answers: [200] }],
  getWorkshopsSitemap: () => [{ answers: [200] }],
  getWorkshopsFeed: () => [{ answers: [200] }],
  getWorkshopsCalendar: () => [{ answers: [200] }],
  bookWorkshop: ({ workshopId, bookingKey }) => [
    { headers: { 'idempotency-key': bookingKey }, body: aBooking(workshopId, newAddress('stranger')), answers: [422] },
  ],

  getBookingPolicy: () => [{ answers: [200] }],
  // Nothing tells the caller whether the address has a booking; the mail goes to its owner.
  resendBookingLink: ({ workshopId, email }) => [{ body: { sessionId: workshopId, email }, answers: [202] }],
  joinWaitingList: ({ workshopId, email }) => [
    { body: { sessionId: workshopId, email, ticketType: 'free', gdprConsent: true }, answers: [409] },
  ],
  receiveWorkshopPayment: () => [
    { body: { id: 'evt_stranger', type: 'checkout.session.completed' }, answers: [400] },
    { headers: { 'stripe-signature': `t=1,v1=${'0'.repeat(64)}` }, body: { id: 'evt_stranger' }, answers: [400] },
  ],
  receiveTelegramUpdate: () => [{ body: { update_id: 1 }, answers: [403] }],

  listOrganisedSessions: refusesEverybody,
  createSession: refusesEverybody,
  getOrganisedSession: ofSession,
  changeSession: ofSession,
  closeSession: ofSession,
  reopenSession: ofSession,
  cancelSession: ofSession,
  listSessionBookings: ofSession,
  exportSessionBookings: ofSession,
  listSessionWaiting: ofSession,
  settleFailedRefund: ({ workshopId: id }) => [{ path: { id }, body: { how: 'again' }, answers: [401] }],
  getWorkshopRevenue: refusesEverybody,
};
