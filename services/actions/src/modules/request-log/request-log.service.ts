import { splitPage } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { RequestPlace } from './list-statement';
import type { RequestLine } from './logged-request';
import { RequestLogRepository } from './request-log.repository';
import type { RequestSelection } from './request-selection';

const BATCH = 1_000;

export interface RequestPage {
  readonly items: RequestLine[];
  /** Places from which the neighbouring pages are read. */
  readonly older: string | null;
  readonly newer: string | null;
}

@Injectable()
export class RequestLogService {
  constructor(private readonly log: RequestLogRepository) {}

  /** A page of calls, newest first. Pages are cut at calls, not counted, so that none is costlier than the first. */
  async page(userId: string, selection: RequestSelection, { limit, ...place }: RequestPlace): Promise<RequestPage> {
    const lines = await this.log.list(userId, selection, { ...place, limit: limit + 1 });
    const { before, after } = place;
    if (after === undefined) {
      const { items, hasMore } = splitPage(lines, limit);
      return {
        items,
        older: hasMore ? readId(items.at(-1)) : null,
        newer: before === undefined ? null : findNewer(items, before),
      };
    }
    // The extra line is the newest.
    const items = lines.slice(-limit);
    return { items, older: findOlder(items, after), newer: lines.length > limit ? readId(items[0]) : null };
  }

  /** Every selected call, newest first, in batches. Each is a short read of its own: a slow reader keeps no transaction open. */
  async *batches(userId: string, selection: RequestSelection): AsyncGenerator<RequestLine[]> {
    let before: string | undefined;
    for (;;) {
      const lines = await this.log.list(userId, selection, { before, limit: BATCH });
      yield lines;
      if (lines.length < BATCH) return;
      before = lines.at(-1)?.id;
    }
  }
}

function readId(line: RequestLine | undefined): string | null {
  return line?.id ?? null;
}

/** An empty page still knows the way back. */
function findNewer(items: readonly RequestLine[], before: string): string {
  return items[0]?.id ?? before;
}

function findOlder(items: readonly RequestLine[], after: string): string {
  return items.at(-1)?.id ?? after;
}
