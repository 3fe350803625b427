import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import { TELL_MOVED_SESSION } from './session-jobs';
import { TellMovedSession } from './tell-moved-session.service';

@Job(TELL_MOVED_SESSION)
export class TellMovedSessionJob implements JobHandler<typeof TELL_MOVED_SESSION> {
  constructor(private readonly people: TellMovedSession) {}

  async handle({ session_id: id, skipped }: PayloadOf<typeof TELL_MOVED_SESSION>): Promise<void> {
    await this.people.tellSome(id, skipped);
  }
}
