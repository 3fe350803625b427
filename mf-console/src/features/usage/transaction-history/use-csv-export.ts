import { failureText, formatCount, notify } from '@declic/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { saveContent } from '@declic/action-console/save-content';
import type { UsageScope } from '../view/usage-scope';
import type { LedgerExtent } from './transaction-history.queries';
import { exportLedger, type ExportProgress } from './export-ledger';

/** Delay before the progress bar is shown, in milliseconds. */
const PROGRESS_DELAY_MS = 400;

export interface CsvExport {
  isRunning: boolean;
  /** How far it is, once it takes long. */
  progress: ExportProgress | null;
  start: (scope: UsageScope, extent: LedgerExtent) => void;
  cancel: () => void;
}

/** The export of a history: one at a time, ended by "Cancel" and by leaving the page. */
export function useCsvExport(): CsvExport {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  useAbortOnLeave(running);

  const start = (scope: UsageScope, extent: LedgerExtent) => {
    if (running) return;
    if (extent.total === 0) return reportNothing(scope);
    const controller = new AbortController();
    setRunning(controller);
    void run(scope, extent, controller, setProgress).finally(() => {
      setRunning(null);
      setProgress(null);
    });
  };

  return { isRunning: running !== null, progress, start, cancel: () => running?.abort() };
}

async function run(
  scope: UsageScope,
  { as_of: asOf, total }: LedgerExtent,
  { signal }: AbortController,
  onProgress: (progress: ExportProgress) => void,
): Promise<void> {
  let latest: ExportProgress = { lines: 0, total };
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    onProgress(latest);
  }, PROGRESS_DELAY_MS);
  const tell = (progress: ExportProgress) => {
    latest = progress;
    if (isSlow) onProgress(progress);
  };

  try {
    const { name, content, lines } = await exportLedger(scope, { asOf, signal, onProgress: tell });
    if (signal.aborted) return;
    saveContent(content, name);
    notify.success('Export complete', {
      description: `${name}, ${formatCount(lines, 'line')}.`,
    });
  } catch (error) {
    if (!signal.aborted) reportFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

function reportNothing({ filter, range }: UsageScope): void {
  const isWhole = filter === 'all' && range === null;
  notify.info('No data to export', {
    description: isWhole ? 'There are no transactions in your history yet.' : 'No transactions match these filters.',
  });
}

function reportFailure(error: unknown): void {
  notify.error('Export failed', {
    description: failureText(error, { fallback: 'Failed to export your transactions. Please try again.' }),
    error,
  });
}

function useAbortOnLeave(running: AbortController | null): void {
  const latest = useRef(running);
  useEffect(() => {
    latest.current = running;
  }, [running]);
  useEffect(() => () => latest.current?.abort(), []);
}
