import { loadBudget } from './load-budget';
import { listPendingSharedFiles } from './pending-shared-files';
import { isImportFailure, RouteFileError } from './route-file-error';
import { withinBudget } from './within-budget';

/**
 * Waits for a file of a page, or of a part of one, as long as the budget of the page that is being opened allows. `askedAt` is when it was
 * asked for, of `performance.now()`. Releases of remotes call it with the file alone.
 *
 * @throws {RouteFileError} the file did not come, or not while there was time.
 * @throws what the code of the file threw when it was evaluated.
 */
export async function fileInTime<Module>(file: Promise<Module>, askedAt = performance.now()): Promise<Module> {
  // The router asks for the file before it says that it navigates, which begins the budget.
  await Promise.resolve();
  const late = () => new RouteFileError('slow', { maybeWaitsFor: listPendingSharedFiles(askedAt) });
  return withinBudget(file, loadBudget.chosenMs, late).catch((error: unknown) => {
    // What is no code cannot be parsed.
    throw isImportFailure(error) || error instanceof SyntaxError ? new RouteFileError('load', { cause: error }) : error;
  });
}
