import { isImportFailure, RouteFileError, type RemoteFailure } from '@declic/remote-kit/host';
import { addressSource, codeSource, SHELL, type CodeSource } from '../telemetry/code-source';

/**
 * The code that an error is reported for, when it broke a page of the remote `page`, or of the shell. The stack names it. Without
 * a frame of a remote in the stack it is the page that was being made, except for a file that did not come, which has an owner.
 */
export function findFailedDeployable(error: unknown, page?: CodeSource): CodeSource | undefined {
  if (error instanceof RouteFileError && error.failure === 'slow') return findLate(error, page);
  if (isFileFailure(error)) return addressSource(error.message) ?? page;
  const source = codeSource(error);
  return page && (source === undefined || source.name === SHELL) ? page : source;
}

/** What a crash is reported as: the code of another remote than the page's ran because its own page was left. */
export function crashFailure(error: unknown, failed: CodeSource, page?: CodeSource): RemoteFailure {
  if (error instanceof RouteFileError) return error.failure;
  if (isImportFailure(error)) return 'load';
  return failed.name === SHELL || failed.name === page?.name ? 'render' : 'unmount';
}

/** The owner of the shared file that the page waits for; what others wait for says nothing about it. */
function findLate({ maybeWaitsFor }: RouteFileError, page?: CodeSource): CodeSource | undefined {
  const waitsFor = page && maybeWaitsFor.find(({ askedBy }) => askedBy === page.name);
  return (waitsFor && addressSource(waitsFor.description)) ?? page;
}

/** Such an error was made by the shell, or has no stack. */
function isFileFailure(error: unknown): error is Error {
  return error instanceof RouteFileError || isImportFailure(error);
}
