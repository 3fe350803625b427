import type { PendingSharedFile } from './pending-shared-files';

interface RouteFileErrorOptions extends ErrorOptions {
  /** Files that may be what it waits for: those that its own remote has asked for are. */
  maybeWaitsFor?: readonly PendingSharedFile[];
}

/** The file of a route, or of a part of a page, did not come (`load`), or not in time (`slow`). */
export class RouteFileError extends Error {
  override readonly name = 'RouteFileError';
  readonly maybeWaitsFor: readonly PendingSharedFile[];

  constructor(
    readonly failure: 'load' | 'slow',
    { cause, maybeWaitsFor = [] }: RouteFileErrorOptions = {},
  ) {
    super(cause instanceof Error ? cause.message : `The page did not load in time.${describe(maybeWaitsFor)}`, {
      cause,
    });
    this.maybeWaitsFor = maybeWaitsFor;
  }
}

function describe(files: readonly PendingSharedFile[]): string {
  if (files.length === 0) return '';
  const pending = files.map(({ description, askedBy }) => `${description} (asked for by ${askedBy})`);
  return ` Pending: ${pending.join(', ')}.`;
}

/** In the words of V8, SpiderMonkey and JavaScriptCore; a style sheet in those of Vite. */
const NOT_IMPORTED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a file that is imported did not come: it is missing, or was refused. */
export function isImportFailure(error: unknown): error is Error {
  return error instanceof Error && NOT_IMPORTED.test(error.message);
}
