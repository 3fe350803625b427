import { Clock, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { DELETE_OLD_PDFS } from './pdfs.jobs';
import { PdfsRepository } from './pdfs.repository';

const HOUR_MS = 60 * 60 * 1_000;
const RETENTION_MS = 24 * HOUR_MS;

/** Deletes the texts of uploaded PDFs after a day; strategies have copies. */
@Job(DELETE_OLD_PDFS)
export class PdfRetentionJob extends RecurringJob<object> {
  constructor(
    private readonly pdfs: PdfsRepository,
    private readonly clock: Clock,
    schedule: JobSchedule,
  ) {
    const failure = 'Texts of old PDFs could not be deleted; trying again';
    super({ definition: DELETE_OLD_PDFS, intervalMs: HOUR_MS, first: {}, failure }, schedule);
  }

  protected async work(): Promise<object> {
    await this.pdfs.deleteOlder(new Date(this.clock.now().getTime() - RETENTION_MS));
    return {};
  }
}
