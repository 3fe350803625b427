import { isImportFailure, RouteFileError } from '@declic/remote-kit/host';
import type { ShellRouter } from '../areas/shell-routers';
import { RemoteLoadError } from '../federation/remote-load-error';
import { remoteOfPage } from '../router/area-routes';

/** The code of a page did not come, or not in time. */
export interface MissingCode {
  /** The remote that it belongs to. */
  readonly name: string;
  readonly failure: 'load' | 'slow';
  readonly error: RemoteLoadError | RouteFileError;
}

/** What the network kept from the page that a router was opening. Undefined when the page is there, and when its code is at fault. */
export function findMissingCode(state: ShellRouter['state']): MissingCode | undefined {
  for (const error of Object.values(state.errors ?? {}) as unknown[]) {
    if (error instanceof RemoteLoadError && isOfNetwork(error))
      return { name: error.remoteName, failure: error.failure === 'slow' ? 'slow' : 'load', error };
    const name = remoteOfPage(state);
    if (error instanceof RouteFileError && name !== undefined) return { name, failure: error.failure, error };
  }
  return undefined;
}

/** Code that came and threw, or that is another module, would do so again. */
function isOfNetwork({ failure, cause }: RemoteLoadError): boolean {
  if (failure !== 'load') return failure === 'slow';
  return isImportFailure(cause) || isFailedFetch(cause);
}

/** In the words of V8, SpiderMonkey and JavaScriptCore. */
function isFailedFetch(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}
