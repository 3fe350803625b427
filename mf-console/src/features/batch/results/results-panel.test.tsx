import { notify } from '@declic/remote-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createRecord } from '../job/batch-job';
import { aBatch } from '../testing/a-batch';
import { ResultsPanel } from './results-panel';

vi.mock('papaparse', () => Promise.reject(new Error('A release has replaced this file.')));

afterEach(cleanup);

it('says when the code that writes the file cannot be loaded, and can be asked again', async () => {
  const said = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
  const { job, table } = aBatch(1);
  render(<ResultsPanel slug="email_validate" job={job} table={table} records={[createRecord(0)]} />);
  const button = screen.getByRole('button', { name: /Download CSV/ });
  await userEvent.click(button);
  await expect.poll(() => said.mock.calls[0]?.[0]).toBe('The CSV file could not be made');
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
});
