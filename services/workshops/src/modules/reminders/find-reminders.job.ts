import { Clock, Job, Jobs, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { type DueReminder, dueReminders, startsWithReminders } from './reminder-times';
import { FIND_REMINDERS, SEND_REMINDER } from './reminders.jobs';
import { type Channel, type ReminderSession, RemindersRepository } from './reminders.repository';

const INTERVAL_MS = 60_000;
const PORTION = 500;
const CHANNELS: readonly Channel[] = ['mail', 'telegram'];
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Looks each minute for what is due now. Nothing is planned ahead, so a session that is moved, a booking that is made late, and an
 * outage of hours need no care: what was not sent and is still of use is sent.
 */
@Job(FIND_REMINDERS)
export class FindRemindersJob extends RecurringJob<object> {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    schedule: JobSchedule,
  ) {
    const failure = 'Looking for reminders failed; the next run repeats it';
    super({ definition: FIND_REMINDERS, intervalMs: INTERVAL_MS, first: {}, failure }, schedule);
  }

  protected async work(_: object, signal: AbortSignal | undefined): Promise<object> {
    await this.enqueueDue(signal);
    return {};
  }

  /** Adds a job for each reminder that is due and did not go out. */
  async enqueueDue(signal?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    for (const session of await this.reminders.listSessions(startsWithReminders(now)))
      for (const due of dueReminders(session, now))
        for (const channel of CHANNELS) await this.enqueue(session, due, channel, signal);
  }

  private async enqueue(
    session: ReminderSession,
    due: DueReminder,
    channel: Channel,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    let after = FIRST_ID;
    for (let size = PORTION; size === PORTION && !signal?.aborted;) {
      const seats = await this.reminders.listSeats(session, due, { channel, after, limit: PORTION });
      await this.reminders.inTransaction(async (manager) => {
        for (const seatId of seats) {
          const reminder = { seatId, kind: due.kind, channel, startsAt: session.startUtc.toISOString() };
          // One that waits for its next try, or has failed for good, is not begun anew.
          const jobKey = Object.values(reminder).join('.');
          await this.jobs.add(manager, SEND_REMINDER, reminder, { jobKey, jobKeyMode: 'unsafe_dedupe' });
        }
      });
      after = seats.at(-1) ?? after;
      size = seats.length;
    }
  }
}
