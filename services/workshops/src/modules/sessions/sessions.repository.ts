import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionEntity } from './session.entity';

/** However many there were, one page shows so many; of those with a replay the latest. */
const LISTED = { ahead: 200, replays: 24 };

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * What people may see of what comes and of the latest replays, the earliest first. `limit` and not `take`, which reads every session
   * to find so many of them; each has one counter, so rows are sessions.
   */
  async listPublic(now: Date): Promise<SessionEntity[]> {
    const query = () =>
      this.dataSource.getRepository(SessionEntity).createQueryBuilder('s').innerJoinAndSelect('s.seats', 'seats');
    const end = `s.start_utc + s.duration_min * interval '1 minute'`;
    const replays = query()
      .where(
        `(s.status = 'replay' or (s.status not in ('draft', 'cancelled') and s.replay_url is not null and ${end} <= :now))`,
      )
      .setParameters({ now })
      .orderBy('s.startUtc', 'DESC')
      .limit(LISTED.replays)
      .getMany();
    const ahead = query()
      .where(
        `s.status in ('upcoming', 'live', 'soldout') and s.start_utc > :now::timestamptz - interval '10 hours' and ${end} > :now`,
      )
      .setParameters({ now })
      .orderBy('s.startUtc', 'ASC')
      .addOrderBy('s.id', 'ASC')
      .limit(LISTED.ahead)
      .getMany();
    return [...(await replays).toReversed(), ...(await ahead)];
  }

  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<SessionEntity | null> {
    return manager.getRepository(SessionEntity).findOne({ where: { id }, relations: { seats: true } });
  }
}
