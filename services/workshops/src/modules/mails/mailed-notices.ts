import { Clock, Jobs, type MailCalendar, Mailer, SEND_MAIL } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import type {
  BookingNotice,
  BookingNotices,
  Refund,
  RefundReason,
  WaitingNotice,
} from '../booked-seats/booking-notices';
import type { SessionTime } from '../sessions/public-status';
import { linkTokenOf } from '../booked-seats/booking-links';
import { CalendarFiles } from '../calendar/calendar-files';
import { policySentences } from '../policy/policy-sentences';
import { TelegramLinks } from '../telegram/telegram-links';
import { confirmAddressText, confirmedText, linkAgainText, type MailText, type TextContext } from './booking-texts';
import { givenAwayText, movedText, receivedText } from './change-texts';
import { SiteAddresses } from '../site/site-addresses';
import type { AnnouncedBooking } from '../announced/announced-booking';
import { cancelledText, refundedText, sessionCancelledText } from './refund-texts';
import { toAnnouncedBooking, toAnnouncedSession } from '../announced/to-announced-booking';
import { SEND_CHANGE, SEND_CONFIRMATION } from './mails.jobs';
import { toMail } from './to-mail';
import { toMessage } from './to-message';
import {
  confirmPlaceText,
  lineClosedText,
  type MailedPlace,
  offerExpiredText,
  offerText,
  waitingText,
} from './waiting-texts';

/** What a person is told of a change, with the time that they know where it is another one. */
interface Change {
  readonly text: MailText;
  readonly former: SessionTime | undefined;
  readonly method: MailCalendar['method'];
}

/** Tells people by mail, and of what the organiser changes in their chat as well; all is queued in the transaction of its cause. */
@Injectable()
export class MailedNotices implements BookingNotices {
  private readonly context: TextContext;

  constructor(
    private readonly jobs: Jobs,
    private readonly calendars: CalendarFiles,
    private readonly chats: TelegramLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @InjectConfig() config: WorkshopsConfig,
  ) {
    this.context = { sentences: policySentences(), addresses: new SiteAddresses(config) };
  }

  async confirmed(manager: EntityManager, urls: readonly string[]): Promise<void> {
    const payloads = urls.map((url) => ({ token: linkTokenOf(url) }));
    await this.jobs.addEach(manager, SEND_CONFIRMATION, payloads);
  }

  async sendConfirmation(notice: BookingNotice, key: string): Promise<void> {
    const booking = toAnnouncedBooking(notice);
    const text = confirmedText(booking, notice.url, this.context);
    await this.mailer.send(toMail(booking.email, text, this.calendars.write(booking, 'REQUEST')), key);
  }

  async confirmationNeeded(manager: EntityManager, notice: BookingNotice & { readonly until: Date }): Promise<void> {
    const booking = toAnnouncedBooking(notice);
    const link = { manageUrl: notice.url, until: notice.until };
    await this.send(manager, booking, confirmAddressText(booking, link, this.context));
  }

  async linkRequested(manager: EntityManager, notice: BookingNotice): Promise<void> {
    const booking = toAnnouncedBooking(notice);
    await this.send(manager, booking, linkAgainText(booking, notice.url));
  }

  async cancelled(
    manager: EntityManager,
    notice: BookingNotice & { readonly at: Date; readonly refund: Refund | null; readonly paidEur: number },
  ): Promise<void> {
    const booking = toAnnouncedBooking(notice);
    await this.send(manager, booking, cancelledText(booking, notice, this.context), 'CANCEL');
  }

  async transferred(
    manager: EntityManager,
    notice: BookingNotice & { readonly former: { readonly email: string; readonly firstName: string } },
  ): Promise<void> {
    const booking = toAnnouncedBooking(notice);
    const given = { ...booking, ...notice.former };
    const received = { manageUrl: notice.url, from: notice.former.firstName };
    await this.send(manager, given, givenAwayText(given, this.context), 'CANCEL');
    await this.send(manager, booking, receivedText(booking, received, this.context), 'REQUEST');
  }

  async refunded(
    manager: EntityManager,
    notice: BookingNotice & { readonly reason: RefundReason; readonly refund: Refund },
  ): Promise<void> {
    const booking = toAnnouncedBooking(notice);
    await this.send(manager, booking, refundedText(booking, notice, this.context));
  }

  async sessionChanged(
    manager: EntityManager,
    notice: BookingNotice & { readonly former: SessionTime },
  ): Promise<void> {
    const booking = toAnnouncedBooking(notice);
    const former = (await this.findKnown(manager, booking)) ?? notice.former;
    const text = movedText(booking, { manageUrl: notice.url, former }, this.context);
    await this.announceChange(manager, booking, { text, former, method: 'REQUEST' });
  }

  async sessionCancelled(
    manager: EntityManager,
    notice: BookingNotice & {
      readonly reason: string | null;
      readonly refund: Refund | null;
      readonly former: SessionTime | undefined;
    },
  ): Promise<void> {
    const booking = toAnnouncedBooking(notice);
    const former = (await this.findKnown(manager, booking)) ?? notice.former;
    const text = sessionCancelledText(booking, { ...notice, former, at: this.clock.now() }, this.context);
    await this.announceChange(manager, booking, { text, former, method: 'CANCEL' });
  }

  /** The time that the person knows, where a mail about a change waits that was not sent yet and will be replaced. */
  private async findKnown(manager: EntityManager, booking: AnnouncedBooking): Promise<SessionTime | undefined> {
    const waiting = await this.jobs.findWaiting(manager, SEND_CHANGE, changeKey(booking));
    return waiting?.former && { startUtc: new Date(waiting.former.start), durationMin: waiting.former.minutes };
  }

  /** What is not sent yet is replaced, and what is being sent is waited for: an outdated change never arrives after a newer one. */
  private async announceChange(
    manager: EntityManager,
    booking: AnnouncedBooking,
    { text, former, method }: Change,
  ): Promise<void> {
    const name = changeKey(booking);
    const mail = toMail(booking.email, text, this.calendars.write(booking, method));
    const payload = {
      mail,
      former: former && { start: former.startUtc.toISOString(), minutes: former.durationMin },
    };
    await this.jobs.add(manager, SEND_CHANGE, payload, { jobKey: name, queueName: name });
    await this.chats.tell(manager, booking.id, toMessage(text), `chat-${name}`);
  }

  async joinedLine(manager: EntityManager, notice: WaitingNotice & { readonly position: number }): Promise<void> {
    const place = toMailedPlace(notice);
    await this.sendTo(manager, place.email, waitingText(place, notice.position, this.context));
  }

  async placeUnconfirmed(manager: EntityManager, notice: WaitingNotice): Promise<void> {
    const place = toMailedPlace(notice);
    await this.sendTo(manager, place.email, confirmPlaceText(place));
  }

  async seatOffered(manager: EntityManager, notice: WaitingNotice & { readonly until: Date }): Promise<void> {
    const place = toMailedPlace(notice);
    const { ticketType } = notice.place;
    const priceEur = ticketType === 'free' ? 0 : Number(notice.session.premiumPriceEur);
    const text = offerText(place, { ticketType, priceEur, until: notice.until }, this.context);
    await this.sendTo(manager, place.email, text);
  }

  async offerExpired(manager: EntityManager, notice: WaitingNotice): Promise<void> {
    const place = toMailedPlace(notice);
    await this.sendTo(manager, place.email, offerExpiredText(place, this.context));
  }

  async lineClosed(
    manager: EntityManager,
    notice: WaitingNotice & { readonly why: 'cancelled' | 'begun' },
  ): Promise<void> {
    const place = toMailedPlace(notice);
    await this.sendTo(manager, place.email, lineClosedText(place, notice.why, this.context));
  }

  private async send(
    manager: EntityManager,
    booking: AnnouncedBooking,
    text: MailText,
    method?: MailCalendar['method'],
  ): Promise<void> {
    const calendar = method && this.calendars.write(booking, method);
    await this.sendTo(manager, booking.email, text, calendar);
  }

  private async sendTo(manager: EntityManager, to: string, text: MailText, calendar?: MailCalendar): Promise<void> {
    await this.jobs.add(manager, SEND_MAIL, toMail(to, text, calendar));
  }
}

function changeKey({ id }: AnnouncedBooking): string {
  return `change:${id}`;
}

function toMailedPlace({ place, session, url }: WaitingNotice): MailedPlace {
  return { email: place.email, session: toAnnouncedSession(session), placeUrl: url };
}
