import { PassThrough, type Readable } from 'node:stream';
import { LiveSessions, type SessionPrincipal } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { concatMap, filter, interval, map, merge, type Observable, startWith, takeUntil, takeWhile, timer } from 'rxjs';
import { StrategiesRepository } from './strategies.repository';
import { StrategyChanges } from './strategy-changes';
import { toStrategy } from './to-strategy';

const HEARTBEAT_MS = 25_000;
/** A stream does not outlive the access token that opened it by much; the reader comes back with a fresh one. */
const LONGEST_MS = 10 * 60_000;

export interface StreamRequest {
  readonly user: SessionPrincipal;
  readonly strategyId: string;
  /** The version that the reader has already. */
  readonly lastEventId: string | undefined;
}

/**
 * One strategy as server-sent events: as it is now, then at every change, until its reader's session ends.
 *
 * @decision D31
 */
@Injectable()
export class StrategyEvents {
  private readonly logger = new Logger('StrategyEvents');

  constructor(
    private readonly strategies: StrategiesRepository,
    private readonly changes: StrategyChanges,
    private readonly sessions: LiveSessions,
  ) {}

  of(request: StreamRequest): Readable {
    const stream = new PassThrough();
    const subscription = this.texts(request).subscribe({
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

  private texts({ user, strategyId, lastEventId }: StreamRequest): Observable<string> {
    let seen = Number(lastEventId ?? 0) || 0;
    const read = async () => {
      const found = await this.strategies.findById(user.id, strategyId);
      if (!found) return { text: 'event: deleted\ndata: {}\n\n', isLast: true };
      const { version } = found;
      if (version <= seen) return { text: '', isLast: false };
      seen = version;
      return { text: `id: ${version}\nevent: strategy\ndata: ${JSON.stringify(toStrategy(found))}\n\n`, isLast: false };
    };
    const events = this.changes.of(strategyId).pipe(startWith(undefined), concatMap(read));
    const heartbeats = interval(HEARTBEAT_MS).pipe(map(() => ({ text: ': nothing new\n\n', isLast: false })));
    return merge(events, heartbeats).pipe(
      takeWhile(({ isLast }) => !isLast, true),
      map(({ text }) => text),
      startWith('retry: 1000\n\n'),
      takeUntil(merge(timer(LONGEST_MS), this.watchEnd(user))),
    );
  }

  /** Asked when a session may have ended, and at every heartbeat, because a notification can be missed. */
  private watchEnd({ id: userId, sessionId }: SessionPrincipal): Observable<unknown> {
    return merge(this.changes.ofSession(sessionId), interval(HEARTBEAT_MS)).pipe(
      concatMap(() => this.sessions.find({ userId, sessionId })),
      filter((live) => live === null),
    );
  }
}
