import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserFacingError } from './api/user-facing-error';
import { lazyPart } from './lazy-part';
import { PageHostContext } from './page-host';
import { PartBoundary, type PartBoundaryProps } from './part-boundary';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(cleanup);

/** Throws what it is given, or loads it. */
async function open(load: () => Promise<ComponentType>, options: Partial<PartBoundaryProps> = {}) {
  const host = { replacesPageAfter: () => true, reportCrash: vi.fn(), beginLoading: () => () => undefined };
  const Part = lazyPart(load);
  await act(async () => {
    render(
      <ErrorBoundary fallback={<p>The page</p>}>
        <PageHostContext value={host}>
          <PartBoundary
            renderError={(_, retry) => (
              <button
                onClick={() => {
                  Part.forgetFailure();
                  retry();
                }}
              >
                Retry
              </button>
            )}
            {...options}
          >
            <Part />
          </PartBoundary>
        </PageHostContext>
      </ErrorBoundary>,
    );
  });
  return host;
}

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /form.js'));
const throwing = (error: Error) => () =>
  Promise.resolve(() => {
    throw error;
  });

it('reports once that the code of a part did not come, keeps the page, and loads it again', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(missing);
  const { reportCrash } = await open(load);
  expect(reportCrash).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ failure: 'load' }));
  expect(load).toHaveBeenCalledOnce();

  load.mockResolvedValue(() => <p>The part</p>);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(screen.getByText('The part')).toBeTruthy();
  expect(reportCrash).toHaveBeenCalledOnce();
});

it('reports a crash in the place of the part', async () => {
  const crash = new Error('broken');
  const { reportCrash } = await open(throwing(crash));
  expect(reportCrash).toHaveBeenCalledExactlyOnceWith(crash);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('does not report what a service refused', async () => {
  const { reportCrash } = await open(throwing(new UserFacingError('Not today.')));
  expect(reportCrash).not.toHaveBeenCalled();
});

it('leaves a crash, with its report, to the page where the part wants that, and a missing file to nobody', async () => {
  const { reportCrash } = await open(throwing(new Error('broken')), { leavesCrashes: true });
  expect(screen.getByText('The page')).toBeTruthy();
  expect(reportCrash).not.toHaveBeenCalled();

  cleanup();
  expect((await open(missing, { leavesCrashes: true })).reportCrash).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
