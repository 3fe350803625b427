import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { END_CANCELLED_SESSION } from './session-jobs';
import { EndCancelledSession } from './end-cancelled-session.service';

@Job(END_CANCELLED_SESSION)
export class EndCancelledSessionJob implements JobHandler<typeof END_CANCELLED_SESSION> {
  constructor(private readonly bookings: EndCancelledSession) {}

  async handle({ session_id: id, skipped }: PayloadOf<typeof END_CANCELLED_SESSION>): Promise<void> {
    await this.bookings.endSome(id, skipped);
  }
}
