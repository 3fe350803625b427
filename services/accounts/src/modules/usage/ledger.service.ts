import { Injectable } from '@nestjs/common';
import type { LedgerLine } from './ledger-line';
import { type LedgerPage, LedgerRepository, type LedgerSelection, type LedgerSpan } from './ledger.repository';

const BATCH = 1_000;

@Injectable()
export class LedgerService {
  constructor(private readonly ledger: LedgerRepository) {}

  /** Where the selected lines lie; its `asOf` keeps later pages from shifting. */
  span(userId: string, selection: LedgerSelection): Promise<LedgerSpan> {
    return this.ledger.findSpan(userId, selection);
  }

  /** A page of the selected lines, newest first. */
  page(userId: string, selection: LedgerSelection, page: LedgerPage): Promise<LedgerLine[]> {
    return this.ledger.findPage(userId, selection, page);
  }

  /**
   * Every line of a span, newest first, in batches. Each is a short read of its own: the span alone holds the snapshot, so a
   * slow reader keeps no transaction open.
   */
  async *batches(userId: string, { filter, first, last }: LedgerSpan): AsyncGenerator<LedgerLine[]> {
    for (let newest = last; newest > first; newest -= BATCH) {
      yield await this.ledger.listSpan(userId, { filter, first: Math.max(first, newest - BATCH), last: newest });
    }
  }
}
