import { accountsApi, unwrap } from '@declic/openapi/accounts';
import { readCsv } from '../../../ui/read-csv';
import { readFileName } from '../../../ui/read-file-name';
import type { UsageScope } from '../view/usage-scope';
import { toQuery } from './transaction-history.queries';

export interface ExportProgress {
  lines: number;
  total: number;
}

export interface ExportOptions {
  /** The newest line of the history on screen: the file has what the pages have. */
  asOf: number;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

export interface ExportedFile {
  name: string;
  content: Blob;
  lines: number;
}

/** Reads the whole history as CSV. */
export async function exportLedger(
  scope: UsageScope,
  { asOf, signal, onProgress }: ExportOptions,
): Promise<ExportedFile> {
  const answer = accountsApi.GET('/api/accounts/ledger/export', {
    params: { query: { ...toQuery(scope), p_as_of: asOf } },
    parseAs: 'stream',
    signal,
  });
  const body = await unwrap(answer);
  const { response } = await answer;
  const total = Number(response.headers.get('x-total-count') ?? 0);

  const { content, lines } = await readCsv(body, {
    signal,
    onLines: (read) => onProgress({ lines: Math.min(read, total), total }),
  });
  // A reason may have a line break of its own, so there may be more line feeds than lines, but never fewer.
  if (lines < total) throw new Error('The file ended early.');
  return { name: readFileName(response, 'credit-history.csv'), content, lines: total };
}
