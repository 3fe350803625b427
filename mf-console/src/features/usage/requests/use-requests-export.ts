import { actionsApi, unwrap } from '@declic/openapi/actions';
import { failureText, formatCount, notify } from '@declic/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { readCsv } from '../../../ui/read-csv';
import { saveContent } from '@declic/action-console/save-content';
import { readFileName } from '../../../ui/read-file-name';
import type { RequestFilter } from './requests.queries';

/** The export of all requests that the filters leave over: one at a time, ended by leaving the page. */
export function useRequestsExport() {
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = (filter: RequestFilter) => {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    void exportRequests(filter, controller.signal).finally(() => setIsRunning(false));
  };
  return { isRunning, start };
}

async function exportRequests(query: RequestFilter, signal: AbortSignal): Promise<void> {
  try {
    const answer = actionsApi.GET('/api/actions/requests/export', { params: { query }, parseAs: 'stream', signal });
    const { content, lines } = await readCsv(await unwrap(answer), { signal });
    if (signal.aborted) return;
    if (lines === 0) return void notify.info('No data to export', { description: 'No requests match these filters.' });
    const name = readFileName((await answer).response, 'requests.csv');
    saveContent(content, name);
    notify.success('Export complete', {
      description: `${name}, ${formatCount(lines, 'line')}.`,
    });
  } catch (error) {
    if (signal.aborted) return;
    notify.error('Export failed', {
      description: failureText(error, { fallback: 'Failed to export your requests. Please try again.' }),
      error,
    });
  }
}
