import { Injectable, Logger } from '@nestjs/common';
import { RateMeter } from '@declic/nest-kit/rate-meter';
import type { LoggedRequest, UnownedRequest } from './logged-request';
import { RequestLogRepository } from './request-log.repository';

const WRITE_AFTER_MS = 250;
const RETRY_AFTER_MS = 5_000;
const MAX_AT_ONCE = 1_000;

/** What waits beyond it is dropped: charged calls are then copied from the runs, refused ones are lost. */
const MAX_WAITING = 20_000;

/** Calls of one account that a limit turned away, listed one by one. */
const LISTED_PER_MINUTE = 60;
const TOO_MANY = 429;

/**
 * Buffers calls and writes them after 250 ms in one statement, so that no call waits. A killed process loses the buffered
 * refused calls; charged ones are copied from the runs.
 */
@Injectable()
export class RequestLog {
  private readonly logger = new Logger(RequestLog.name);
  private waiting: LoggedRequest[] = [];
  private readonly unowned: UnownedRequest[] = [];
  /** The newest call of each account that is not listed, and how many there are. */
  private readonly unlisted = new Map<string, LoggedRequest>();
  private readonly listing = new RateMeter();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly repository: RequestLogRepository) {}

  add(request: LoggedRequest): void {
    if (request.status === TOO_MANY) return this.addLimited(request);
    if (this.waiting.length < MAX_WAITING) this.waiting.push(request);
    this.schedule();
  }

  addUnowned(request: UnownedRequest): void {
    if (this.unowned.length < MAX_AT_ONCE) this.unowned.push(request);
    this.schedule();
  }

  /** Writes what waits, now. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  /** Writes everything: no call can arrive any longer. */
  async close(): Promise<void> {
    this.waiting.push(...this.unlisted.values());
    this.unlisted.clear();
    await this.flush();
    clearTimeout(this.timer);
  }

  /** The limit bounds what an endless loop of refused calls can fill the table with. */
  private addLimited(request: LoggedRequest): void {
    const before = this.unlisted.get(request.userId);
    this.unlisted.set(request.userId, before ? { ...request, unlisted: before.unlisted + 1 } : request);
    this.listLimited(request.userId);
    this.schedule();
  }

  private listLimited(userId: string): void {
    const request = this.unlisted.get(userId);
    if (!request || this.listing.waitMs(userId, LISTED_PER_MINUTE) > 0 || this.waiting.length >= MAX_WAITING) return;
    this.listing.count(userId, LISTED_PER_MINUTE);
    this.unlisted.delete(userId);
    this.waiting.push(request);
  }

  private schedule(delayMs = WRITE_AFTER_MS): void {
    this.timer ??= setTimeout(() => void this.flush(), delayMs).unref();
  }

  private async write(): Promise<void> {
    for (const userId of this.unlisted.keys()) this.listLimited(userId);
    try {
      await this.findOwners();
      while (this.waiting.length > 0) {
        const batch = this.waiting.slice(0, MAX_AT_ONCE);
        await this.writeBatch(batch);
        this.waiting = this.waiting.slice(batch.length);
      }
    } catch (error) {
      this.logger.error({ err: error }, 'Calls could not be written to the log; trying again');
      this.schedule(RETRY_AFTER_MS);
    }
    if (this.unlisted.size > 0) this.schedule();
  }

  /** A call that the database does not take is left out, so that it does not keep the others back. */
  private async writeBatch(batch: readonly LoggedRequest[]): Promise<void> {
    try {
      await this.repository.add(batch);
    } catch (error) {
      if (!isRefusedByDatabase(error)) throw error;
      if (batch.length === 1) {
        this.logger.error({ err: error }, 'A call could not be written to the log');
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await this.writeBatch(batch.slice(0, middle));
      await this.writeBatch(batch.slice(middle));
    }
  }

  /** Calls with an unknown key are left out. */
  private async findOwners(): Promise<void> {
    const count = this.unowned.length;
    if (count === 0) return;
    const owners = await this.repository.findOwnersOfRevokedKeys(this.unowned.map(({ tokenHash }) => tokenHash));
    for (const { tokenHash, ...request } of this.unowned.splice(0, count)) {
      const userId = owners.get(tokenHash.toString('hex'));
      if (userId !== undefined) this.waiting.push({ ...request, userId });
    }
  }
}

/** Classes 22 and 23 of SQLSTATE: the data is at fault, and will be the next time. */
function isRefusedByDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
