import { Job, type JobHandler, type JobRun, type PayloadOf } from '@declic/nest-kit';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingNotices } from '../booked-seats/booking-notices';
import { SEND_CONFIRMATION } from '../mails/mails.jobs';
import { SeatsRepository } from '../seats/seats.repository';
import { SessionsService } from '../sessions/sessions.service';

/** A booking that was cancelled or given away meanwhile is not confirmed any more: its people were told of that. */
@Job(SEND_CONFIRMATION)
export class SendConfirmationJob implements JobHandler<typeof SEND_CONFIRMATION> {
  constructor(
    private readonly links: BookingLinks,
    private readonly seats: SeatsRepository,
    private readonly sessions: SessionsService,
    private readonly notices: BookingNotices,
  ) {}

  async handle({ token }: PayloadOf<typeof SEND_CONFIRMATION>, { key }: Pick<JobRun, 'key'>): Promise<void> {
    const seatId = await this.links.findSeat(token);
    const seat = seatId === undefined ? undefined : await this.seats.find(seatId);
    if (seat?.state !== 'confirmed') return;
    const session = await this.sessions.getAny(seat.sessionId);
    if (session.status === 'cancelled') return;
    await this.notices.sendConfirmation({ seat, session, url: this.links.manageUrl(token) }, key);
  }
}
