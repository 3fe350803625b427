import { fetchWithProgress, flowApi, type ReportSent, type Schemas, unwrap } from '@declic/openapi/flow';

export type UploadedPdf = Schemas['Pdf'];

/** The largest PDF that the service reads. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;

/** The service reads names of so many characters. */
const LONGEST_NAME = 255;

/** Sends a file and gives what was read of it. */
export function uploadPdf(file: File, signal: AbortSignal, onSent: ReportSent): Promise<UploadedPdf> {
  const name = file.name.slice(-LONGEST_NAME).toWellFormed() || 'PDF';
  return unwrap(
    flowApi.POST('/api/flow/pdfs', {
      params: { query: { name } },
      body: file as unknown as string, // the contract's type of bytes
      bodySerializer: (bytes) => bytes,
      headers: { 'content-type': 'application/pdf' },
      signal,
      fetch: fetchWithProgress(onSent),
    }),
  );
}
