import { Clock, Job, type JobHandler, type JobRun } from '@declic/nest-kit';
import { AnnouncedBookings, isComing, type StoredBooking } from '../announced/announced-bookings.repository';
import { BookingLinks } from '../booked-seats/booking-links';
import { type ReminderFacts, reminderText } from '../mails/reminder-texts';
import { policySentences } from '../policy/policy-sentences';
import { ReminderSender } from './reminder-sender';
import { dueReminders } from './reminder-times';
import { SEND_REMINDER } from './reminders.jobs';
import { type Reminder, RemindersRepository } from './reminders.repository';
import { isSurelyNotSent } from './surely-not-sent';

/**
 * Sends one reminder, at most once: the claim is committed before it goes out, and given back only when it surely did not. When a
 * process is killed in between, it is not known whether it went out, and it is not sent again.
 */
@Job(SEND_REMINDER)
export class SendReminderJob implements JobHandler<typeof SEND_REMINDER> {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly bookings: AnnouncedBookings,
    private readonly links: BookingLinks,
    private readonly sender: ReminderSender,
    private readonly clock: Clock,
  ) {}

  async handle(reminder: Reminder, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    const now = this.clock.now();
    const booking = await this.bookings.find(reminder.seatId);
    if (!booking || !isComing(booking) || !isDue(reminder, booking, now)) return;

    const manageUrl = await this.reminders.inTransaction(async (manager) =>
      (await this.reminders.claim(manager, reminder, { email: booking.announced.email, now }))
        ? this.links.issueManage(manager, reminder.seatId, booking.session)
        : undefined,
    );
    if (manageUrl === undefined) return;
    const text = reminderText(reminder.kind, booking.announced, toFacts(booking, manageUrl), policySentences());
    try {
      await this.sender.send(reminder, booking.announced, text, signal);
    } catch (error) {
      if (isSurelyNotSent(error)) {
        await this.reminders.giveBack(reminder);
        await this.links.withdraw(manageUrl);
      }
      throw error;
    }
  }
}

/** False after the session was moved, and when the reminder is of no use any more. */
function isDue({ kind, startsAt }: Reminder, { session, announced }: StoredBooking, now: Date): boolean {
  if (session.startUtc.getTime() !== Date.parse(startsAt)) return false;
  return dueReminders(session, now).some((due) => due.kind === kind && due.ticketTypes.includes(announced.ticketType));
}

function toFacts({ session }: StoredBooking, manageUrl: string): ReminderFacts {
  return {
    manageUrl,
    roomUrl: session.roomUrl,
    afterWorkshopUrl: session.afterWorkshopUrl,
    hasReplay: session.replayUrl !== null,
  };
}
