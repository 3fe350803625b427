import { mailableName } from '../announced/mailable-name';
import type { SiteAddresses } from '../site/site-addresses';
import type { AnnouncedBooking } from '../announced/announced-booking';
import type { CalendarEntry } from './calendar-entry';

export function toCalendarEntry(booking: AnnouncedBooking, addresses: SiteAddresses): CalendarEntry {
  const { session } = booking;
  return {
    bookingId: booking.id,
    sequence: booking.sequence + session.sequence,
    title: session.title,
    description:
      'Atelier en ligne. Le lien de la salle arrive par e-mail peu avant le début ; il est aussi sur la page de votre réservation.',
    url: addresses.workshop(session.id),
    start: session.startUtc,
    durationMin: session.durationMin,
    attendee: { name: mailableName(booking.firstName) ?? booking.email, email: booking.email },
  };
}
