import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { SessionEntity, type SessionStatus } from './session.entity';

const PUBLIC: SessionStatus[] = ['upcoming', 'live', 'replay', 'soldout'];

@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What people may see, the earliest first. */
  listPublic(): Promise<SessionEntity[]> {
    return this.sessions.find({
      where: { status: In(PUBLIC) },
      relations: { seats: true },
      order: { startUtc: 'ASC', id: 'ASC' },
    });
  }

  findPublic(id: string): Promise<SessionEntity | null> {
    return this.sessions.findOne({ where: { id, status: In(PUBLIC) }, relations: { seats: true } });
  }

  private get sessions() {
    return this.dataSource.getRepository(SessionEntity);
  }
}
