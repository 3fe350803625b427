import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { SiteAddresses } from '../site/site-addresses';
import { toAnnouncedBooking } from '../announced/to-announced-booking';
import { type CalendarLinks, calendarLinks } from '../calendar/calendar-links';
import { toCalendarEntry } from '../calendar/to-calendar-entry';
import type { SessionEntity } from '../sessions/session.entity';
import { SessionsService } from '../sessions/sessions.service';
import { TelegramLinks } from '../telegram/telegram-links';
import { type BookingState, BookingStatusService } from './booking-status.service';

/** A booking with what its page needs. */
export interface MyBooking extends BookingState {
  readonly session: SessionEntity;
  readonly calendarLinks: CalendarLinks;
  readonly telegram: { readonly available: boolean; readonly linked: boolean };
  readonly now: Date;
}

/** Reads the booking of a personal link; nothing is changed by it. */
@Injectable()
export class MyBookingService {
  private readonly addresses: SiteAddresses;

  constructor(
    private readonly statuses: BookingStatusService,
    private readonly sessions: SessionsService,
    private readonly telegram: TelegramLinks,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @InjectConfig() config: WorkshopsConfig,
  ) {
    this.addresses = new SiteAddresses(config);
  }

  async read(seatId: string): Promise<MyBooking> {
    const state = await this.statuses.read(seatId);
    const session = await this.sessions.getAny(state.seat.sessionId);
    const entry = toCalendarEntry(toAnnouncedBooking({ seat: state.seat, session }), this.addresses);
    return {
      ...state,
      session,
      calendarLinks: calendarLinks(entry),
      telegram: {
        available: this.telegram.isAvailable,
        linked: await this.telegram.isLinked(this.dataSource.manager, seatId),
      },
      now: this.clock.now(),
    };
  }
}
