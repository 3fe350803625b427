import { Clock, type MailCalendar } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { SiteAddresses } from '../site/site-addresses';
import type { AnnouncedBooking } from '../announced/announced-booking';
import { toCalendarEntry } from './to-calendar-entry';
import { type Organizer, writeCalendar } from './write-calendar';

/** The calendar files of bookings. */
@Injectable()
export class CalendarFiles {
  private readonly organizer: Organizer;
  private readonly addresses: SiteAddresses;

  constructor(
    private readonly clock: Clock,
    @InjectConfig() config: WorkshopsConfig,
  ) {
    this.organizer = toOrganizer(config.MAIL_FROM);
    this.addresses = new SiteAddresses(config);
  }

  write(booking: AnnouncedBooking, method: MailCalendar['method']): MailCalendar {
    const entry = toCalendarEntry(booking, this.addresses);
    return writeCalendar(entry, method, { organizer: this.organizer, now: this.clock.now() });
  }
}

/** From `Declic <hello@declic.example>`, or from an address alone. */
function toOrganizer(mailFrom: string): Organizer {
  const [, name = '', email = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: name || 'Declic', email: email.trim() };
}
