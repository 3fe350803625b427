import { renderMail } from '@declic/nest-kit';
import { describe, expect, it } from 'vitest';
import { anAnnouncedBooking } from '../../testing/an-announced-booking';
import type { AnnouncedBooking } from '../announced/announced-booking';
import { SiteAddresses } from '../site/site-addresses';
import { policySentences } from '../policy/policy-sentences';
import { confirmAddressText, confirmedText, linkAgainText, type MailText, type TextContext } from './booking-texts';
import { givenAwayText, movedText, receivedText } from './change-texts';
import { cancelledText, refundedText, sessionCancelledText } from './refund-texts';
import { type ReminderFacts, reminderText } from './reminder-texts';
import { lineClosedText, offerExpiredText, offerText, waitingText } from './waiting-texts';

const sentences = policySentences();
const context: TextContext = {
  sentences,
  addresses: new SiteAddresses({ PUBLIC_URL: 'https://declic.example', WORKSHOPS_HOST: undefined }),
};
const manageUrl = 'https://declic.example/workshops/booking#the-token';
const at = new Date('2026-06-30T08:05:00Z');
const refund = { eur: 49, by: new Date('2026-07-02T08:05:00Z') };
const facts: ReminderFacts = {
  manageUrl,
  roomUrl: 'https://meet.example/room',
  afterWorkshopUrl: 'https://meet.example/after',
  hasReplay: true,
};

/** Every mail about a booking. */
const texts = (booking: AnnouncedBooking): Record<string, MailText> => ({
  confirmed: confirmedText(booking, manageUrl, context),
  refundedLate: refundedText(booking, { reason: 'cancelled_late', refund }, context),
  confirmAddress: confirmAddressText(booking, { manageUrl, until: at }, context),
  linkAgain: linkAgainText(booking, manageUrl),
  cancelled: cancelledText(booking, { at, refund, paidEur: 49 }, context),
  sessionCancelled: sessionCancelledText(booking, { at, reason: 'L’animatrice est malade.', refund }, context),
  refunded: refundedText(booking, { reason: 'seat_gone', refund }, context),
  givenAway: givenAwayText(booking, context),
  received: receivedText(booking, { manageUrl, from: 'Grace' }, context),
  moved: movedText(booking, { manageUrl, former: { startUtc: at, durationMin: 45 } }, context),
  dayBefore: reminderText('day_before', booking, facts, sentences),
  hourBefore: reminderText('hour_before', booking, facts, sentences),
  afterwards: reminderText('afterwards', booking, facts, sentences),
});

const textOf = (text: MailText) => renderMail(text).text;
const names = Object.keys(texts(anAnnouncedBooking()));

describe.each(names)('the mail %s', (name) => {
  const mailOf = (booking: AnnouncedBooking) => texts(booking)[name] ?? expect.fail();

  it('is in French and names the workshop in its subject', () => {
    const text = mailOf(anAnnouncedBooking());
    expect(text.subject).toContain('Factures & PDF');
    const { html } = renderMail(text);
    expect(html).toContain('lang="fr"');
    expect(html).toContain('Factures &amp; PDF');
    expect(textOf(text)).toMatch(/^.+\n\nBonjour Ada,\n/);
  });

  it.each(['<b>Ada</b>', '"><img src=x onerror=alert(1)>'])('shows the name %s as text', (firstName) => {
    const { html } = renderMail(mailOf(anAnnouncedBooking({ firstName })));
    expect(html).not.toContain(firstName);
    expect(html).toContain('&lt;');
  });

  it.each([
    'Gagnez sur https://prix.example',
    'www.prix.example',
    'ecris@prix',
    'prix\u200B.example',
    'a\r\nBcc: prix@x.y',
  ])('carries no address in the name %j', (firstName) => {
    const { text, html } = renderMail(mailOf(anAnnouncedBooking({ firstName })));
    expect(`${text}${html}`).not.toContain('prix');
    expect(text).toContain('Bonjour,');
  });
});

describe('the confirmation', () => {
  it('says what, when in Paris, which ticket and what holds, by the sentences of the policy', () => {
    const text = textOf(confirmedText(anAnnouncedBooking(), manageUrl, context));
    expect(text).toContain('mercredi 1er juillet 2026 à 18:30 (heure de Paris). Durée : 60 minutes.');
    expect(text).toContain('Billet : Premium, 49\u00a0€.');
    expect(text).toContain('Prérequis : Un compte Make · Trois factures.');
    for (const sentence of [sentences.cancellation, sentences.refund, sentences.replay, sentences.after_workshop])
      expect(text).toContain(sentence);
    expect(text).toContain(`Voir ma réservation : ${manageUrl}`);
    expect(text).toContain('https://calendar.google.com/');
    expect(text).toContain('https://outlook.live.com/');
  });

  it('promises a free ticket nothing that it does not include', () => {
    const text = textOf(confirmedText(anAnnouncedBooking({ ticketType: 'free', priceEur: 0 }), manageUrl, context));
    expect(text).toContain('Billet : Pass Gratuit, 0€.');
    for (const sentence of [sentences.refund, sentences.replay, sentences.after_workshop])
      expect(text).not.toContain(sentence);
  });

  it('names the evening after a clock change by the clock in Paris', () => {
    const session = { startUtc: new Date('2026-10-25T17:00:00Z') };
    expect(textOf(confirmedText(anAnnouncedBooking({ session }), manageUrl, context))).toContain(
      'dimanche 25 octobre 2026 à 18:00',
    );
  });
});

describe('money', () => {
  it('that goes back is named with its sum and its latest date', () => {
    const text = textOf(cancelledText(anAnnouncedBooking(), { at, refund, paidEur: 49 }, context));
    expect(text).toContain('a été annulée le mardi 30 juin 2026 à 10:05');
    expect(text).toContain('Remboursement : 49\u00a0€');
    expect(text).toContain('au plus tard le jeudi 2 juillet 2026 à 10:05');
  });

  it('that does not go back is said, with the reason', () => {
    const text = textOf(cancelledText(anAnnouncedBooking(), { at, refund: null, paidEur: 49 }, context));
    expect(text).toContain(`Aucun remboursement. ${sentences.late_cancellation}`);
  });

  it('is not spoken of where none was paid', () => {
    const unpaid = textOf(cancelledText(anAnnouncedBooking(), { at, refund: null, paidEur: 0 }, context));
    expect(unpaid).not.toMatch(/rembours/i);
    const cancelled = textOf(sessionCancelledText(anAnnouncedBooking(), { at, reason: null, refund: null }, context));
    expect(cancelled).not.toMatch(/rembours/i);
  });

  it.each([
    ['seat_gone', 'il ne restait plus de place'],
    ['paid_twice', 'payée deux fois'],
    ['booking_released', 'renoncé'],
    ['workshop_cancelled', 'après l’annulation'],
    ['workshop_over', 'après la fin de l’atelier'],
  ] as const)('that came back because of %s has its own sentence', (reason, words) => {
    const text = textOf(refundedText(anAnnouncedBooking(), { reason, refund }, context));
    expect(text).toContain(words);
    expect(text).toContain('Remboursement : 49\u00a0€');
  });
});

describe('reminders', () => {
  it('the day before offers to cancel, the hour before opens the room', () => {
    const booking = anAnnouncedBooking();
    expect(reminderText('day_before', booking, facts, sentences).button?.url).toBe(manageUrl);
    const hour = reminderText('hour_before', booking, facts, sentences);
    expect(hour.button?.url).toBe(facts.roomUrl);
    expect(hour.links?.map(({ url }) => url)).toEqual([facts.afterWorkshopUrl, manageUrl]);
  });

  it('gives the After-Workshop and the replay to premium tickets alone', () => {
    const free = anAnnouncedBooking({ ticketType: 'free', priceEur: 0 });
    expect(JSON.stringify(reminderText('hour_before', free, facts, sentences))).not.toContain('after');
    expect(reminderText('afterwards', free, facts, sentences).subject).toContain('Merci');
    expect(reminderText('afterwards', anAnnouncedBooking(), facts, sentences).subject).toContain('replay est prêt');
  });

  it('sends to the page of the booking while there is no room link', () => {
    const text = reminderText('hour_before', anAnnouncedBooking(), { ...facts, roomUrl: null }, sentences);
    expect(text.button?.url).toBe(manageUrl);
  });
});

describe('the line', () => {
  const { session } = anAnnouncedBooking();
  const place = { email: 'ada@example.test', session, placeUrl: 'https://declic.example/workshops/waiting#t' };
  const offer = { ticketType: 'premium', priceEur: 49, until: at } as const;

  it.each([
    ['waiting', waitingText(place, 3, context), 'position 3'],
    ['offer', offerText(place, offer, context), 'jusqu’au mardi 30 juin 2026 à 10:05'],
    ['expired offer', offerExpiredText(place, context), 'personne suivante'],
    ['cancelled workshop', lineClosedText(place, 'cancelled', context), 'est annulé'],
    ['begun workshop', lineClosedText(place, 'begun', context), 'a commencé'],
  ])('says of the %s what matters', (_, text, words) => {
    expect(textOf(text)).toContain(words);
    expect(text.subject).toContain(session.title);
  });

  it('links to the place alone, whose token stands in no other mail', () => {
    expect(offerText(place, offer, context).button?.url).toBe(place.placeUrl);
    expect(waitingText(place, 1, context).button?.url).toBe(place.placeUrl);
  });
});

it('links to the host of the workshops where they have one', () => {
  const addresses = new SiteAddresses({ PUBLIC_URL: 'https://declic.example', WORKSHOPS_HOST: 'ateliers.example' });
  expect(addresses.list()).toBe('https://ateliers.example/workshops');
});
