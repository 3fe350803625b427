import { periodicJob } from '@declic/nest-kit';
import { DELETE_OLD_PDFS } from './pdfs.jobs';
import { PdfsRepository } from './pdfs.repository';

const HOUR_MS = 60 * 60 * 1_000;
const RETENTION_MS = 24 * HOUR_MS;

/** Deletes the texts of uploaded PDFs after a day; strategies have copies. */
export class PdfRetentionJob extends periodicJob({
  definition: DELETE_OLD_PDFS,
  intervalMs: HOUR_MS,
  failure: 'Texts of old PDFs could not be deleted; trying again',
  provider: PdfsRepository,
  run: (pdfs, { before }) => pdfs.deleteOlder(before(RETENTION_MS)),
}) {}
