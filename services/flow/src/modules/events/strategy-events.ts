import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { DatabaseListener, LiveSessions, type NotificationChannel, type SessionPrincipal } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import {
  concatMap,
  filter,
  interval,
  map,
  merge,
  type Observable,
  startWith,
  takeUntil,
  takeWhile,
  throttle,
  timer,
} from 'rxjs';
import { DataSource } from 'typeorm';
import { readChangesSince, type StrategyEvent } from './read-changes-since';

const HEARTBEAT_MS = 25_000;
/** A stream does not outlive the access token that opened it by much; the reader comes back with a fresh one. */
const MAX_MS = 10 * 60_000;

export interface StreamRequest {
  readonly user: SessionPrincipal;
  readonly strategyId: string;
  /** The number of the last change that the reader has. */
  readonly lastEventId: string | undefined;
}

/**
 * One strategy with its ideas and drafts as server-sent events: as it is now, or what is missing after the last event that its reader has,
 * then every change, until the reader's session ends.
 *
 * @decision D31
 */
@Injectable()
export class StrategyEvents {
  private readonly logger = new Logger('StrategyEvents');
  private readonly changes: NotificationChannel;
  /** The accounts service names each session that ends. */
  private readonly endedSessions: NotificationChannel;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: LiveSessions,
    listener: DatabaseListener,
  ) {
    this.changes = listener.channel('flow_strategy');
    this.endedSessions = listener.channel('accounts_session_ended');
  }

  of(request: StreamRequest): PassThrough {
    const stream = new PassThrough();
    const subscription = this.texts(request, () => whenDrained(stream)).subscribe({
      next: (text) => stream.write(text),
      complete: () => stream.end(),
      error: (error: unknown) => {
        this.logger.error({ err: error }, 'A stream of strategy events broke');
        stream.end();
      },
    });
    stream.once('close', () => subscription.unsubscribe());
    return stream;
  }

  /** Changes are read when the reader has taken what was sent before; those that come meanwhile are read together. */
  private texts(
    { user, strategyId, lastEventId }: StreamRequest,
    whenReady: () => Promise<unknown>,
  ): Observable<string> {
    let seen = parseEventId(lastEventId);
    let reading: Promise<unknown> = Promise.resolve();
    const readNext = async () => {
      await whenReady();
      const change = await readChangesSince(this.dataSource, { userId: user.id, strategyId, seen });
      if (!change) return { text: 'event: deleted\ndata: {}\n\n', isLast: true };
      seen = change.upTo;
      return { text: change.events.map(toText).join(''), isLast: false };
    };
    const read = () => {
      const next = readNext();
      reading = next;
      return next;
    };
    const events = this.changes.of(strategyId).pipe(
      startWith(undefined),
      throttle(() => reading, { leading: true, trailing: true }),
      concatMap(read),
    );
    const heartbeats = interval(HEARTBEAT_MS).pipe(map(() => ({ text: ': nothing new\n\n', isLast: false })));
    return merge(events, heartbeats).pipe(
      takeWhile(({ isLast }) => !isLast, true),
      map(({ text }) => text),
      startWith('retry: 1000\n\n'),
      takeUntil(merge(timer(MAX_MS), this.watchEnd(user))),
    );
  }

  /** Asked when a session may have ended, and at every heartbeat, because a notification can be missed. */
  private watchEnd({ id: userId, sessionId }: SessionPrincipal): Observable<unknown> {
    return merge(this.endedSessions.of(sessionId), interval(HEARTBEAT_MS)).pipe(
      concatMap(() => this.sessions.find({ userId, sessionId })),
      filter((live) => live === null),
    );
  }
}

const whenDrained = async (stream: PassThrough) => (stream.writableNeedDrain ? once(stream, 'drain') : undefined);

/** The number of an event that this service has sent; 0, which is before all, for anything else. */
function parseEventId(id: string | undefined): number {
  return id !== undefined && /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

function toText({ id, name, data }: StrategyEvent): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
