import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { SessionsService } from '../modules/sessions/sessions.service';
import { DemoRepository } from './demo.repository';
import { type DemoSession, demoSessions } from './demo-session';
import { inWorkingDays } from './paris-time';

/** Keeps a developer's machine supplied with workshops: what is over gets a new date, what people booked stays. */
@Injectable()
export class DemoSeed {
  constructor(
    private readonly demo: DemoRepository,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
  ) {}

  async run(): Promise<void> {
    for (const session of demoSessions) {
      await this.announce(session);
      this.sessions.forget(session.id);
    }
  }

  private announce(session: DemoSession): Promise<void> {
    const now = this.clock.now();
    return this.demo.inTransaction(async (manager) => {
      const announced = await this.demo.findStart(manager, session.id);
      const stands = announced !== undefined && (session.status === 'replay' || announced > now);
      const startUtc = stands ? announced : inWorkingDays(now, session.inWorkingDays, session.at);
      await this.demo.save(manager, session, { startUtc, ...(!stands && { publishedAt: now }) });
      if (!stands) await this.demo.fillRoom(manager, session);
    });
  }
}
