import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { type EventCursor, idsOf } from './event-cursor';
import { ReleaseEventEntity } from './release-event.entity';

export interface EventPage {
  /** Newest first. */
  readonly events: readonly ReleaseEventEntity[];
  readonly older: EventCursor | null;
  readonly newer: EventCursor | null;
}

/** Reads the history of a deployable in pages. Ids only grow, so a page begins at the same event whatever is appended. */
@Injectable()
export class ReleaseEventsRepository {
  private readonly events: Repository<ReleaseEventEntity>;

  constructor(dataSource: DataSource) {
    this.events = dataSource.getRepository(ReleaseEventEntity);
  }

  async findPage(name: string, limit: number, cursor?: EventCursor): Promise<EventPage> {
    const events = await this.findAt(name, limit, cursor);
    const [newest, oldest] = [events[0], events.at(-1)];
    const [newer, older] = await Promise.all([
      newest ? this.existing(name, { side: 'after', id: newest.id }) : null,
      oldest ? this.existing(name, { side: 'before', id: oldest.id }) : null,
    ]);
    return { events, newer, older };
  }

  /** The newest page, when a cursor leads to nothing, or to less than a page of newer events. */
  private async findAt(name: string, take: number, cursor?: EventCursor): Promise<ReleaseEventEntity[]> {
    if (cursor?.side === 'before') {
      const events = await this.events.find({ where: { name, id: idsOf(cursor) }, order: { id: 'DESC' }, take });
      if (events.length > 0) return events;
    }
    if (cursor?.side === 'after') {
      const events = await this.events.find({ where: { name, id: idsOf(cursor) }, order: { id: 'ASC' }, take });
      if (events.length === take) return events.toReversed();
    }
    return this.events.find({ where: { name }, order: { id: 'DESC' }, take });
  }

  private async existing(name: string, cursor: EventCursor): Promise<EventCursor | null> {
    return (await this.events.existsBy({ name, id: idsOf(cursor) })) ? cursor : null;
  }
}
