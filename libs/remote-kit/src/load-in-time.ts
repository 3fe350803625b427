import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import { loadBudget } from './load-budget';
import { isReading } from './query-client';
import { RouteFileError } from './route-file-error';
import { withinBudget } from './within-budget';

/**
 * Runs a loader in what the files of its page have left of the budget: a page whose loader never ends would never come, and the page
 * before it would stay. While a service is asked, the loader also gets what is kept for the last good version, which would ask the same.
 *
 * @throws {RouteFileError} `slow`: the loader does not end.
 * @throws {DOMException} `TimeoutError`: the service has not answered.
 */
export async function loadInTime(loader: LoaderFunction, args: LoaderFunctionArgs, context: unknown): Promise<unknown> {
  const loading = run(loader, args, context);
  // The router may run it before it says that it navigates, which begins the budget.
  await Promise.resolve();
  const late = new RouteFileError('slow');
  return withinBudget(loading, loadBudget.chosenMs, () => late).catch((error: unknown) => {
    if (error !== late || !isReading()) throw error;
    return withinBudget(loading, loadBudget.remainingMs, () => (isReading() ? unanswered() : late));
  });
}

/** What throws at once rejects, too. */
async function run(loader: LoaderFunction, args: LoaderFunctionArgs, context: unknown): Promise<unknown> {
  return loader(args, context);
}

const unanswered = () => new DOMException('A service has not answered in time.', 'TimeoutError');
