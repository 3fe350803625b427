import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { BillingExport } from '../billing/billing-export';
import { LedgerService } from '../usage/ledger.service';
import { AccountExportRepository } from './account-export.repository';
import { toExportFile } from './export-file';

@Injectable()
export class AccountExportService {
  constructor(
    private readonly accounts: AccountExportRepository,
    private readonly billing: BillingExport,
    private readonly ledger: LedgerService,
  ) {}

  /**
   * Everything we keep about a user, as a file that is written while it is read.
   *
   * @decision D6
   */
  async open(userId: string, exportedAt: Date): Promise<Readable> {
    const { user, keys, credits, ...others } = await this.accounts.read(userId);
    const head = {
      exported_at: exportedAt,
      user,
      keys,
      billing: { credits, ...(await this.billing.exportFor(userId)) },
      ...others,
    };
    const span = await this.ledger.span(userId, { filter: 'all', start: undefined, end: undefined });
    const lists = { requests: this.accounts.requestBatches(userId), ledger: this.ledger.batches(userId, span) };
    return Readable.from(toExportFile(head, lists), { objectMode: false });
  }
}
