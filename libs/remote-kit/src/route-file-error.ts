interface RouteFileErrorOptions extends ErrorOptions {
  /** The file that it waits for, where that is known. */
  waitsFor?: string | undefined;
}

/** The file of a route, or of a part of a page, did not come (`load`), or not in time (`slow`). */
export class RouteFileError extends Error {
  override readonly name = 'RouteFileError';

  constructor(
    readonly failure: 'load' | 'slow',
    { cause, waitsFor }: RouteFileErrorOptions = {},
  ) {
    const missing = waitsFor === undefined ? '' : ` It waits for ${waitsFor}.`;
    super(cause instanceof Error ? cause.message : `The page did not load in time.${missing}`, { cause });
  }
}

/** In the words of V8, SpiderMonkey and JavaScriptCore; a style sheet in those of Vite. */
const NOT_IMPORTED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a file that is imported did not come: it is missing, or was refused. */
export function isImportFailure(error: unknown): error is Error {
  return error instanceof Error && NOT_IMPORTED.test(error.message);
}
