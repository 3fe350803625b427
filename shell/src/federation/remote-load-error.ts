import type { RemoteFailure } from '@declic/remote-kit/host';

interface FailedRemote {
  readonly name: string;
  readonly version: string;
}

/** A remote's code failed to load. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly failure: RemoteFailure;
  readonly remoteName: string;

  constructor(failure: RemoteFailure, remote: FailedRemote, reason: string, options?: ErrorOptions) {
    super(`${remote.name} ${remote.version}: ${reason}`, options);
    this.failure = failure;
    this.remoteName = remote.name;
  }

  static from(error: unknown, remote: FailedRemote): RemoteLoadError {
    if (error instanceof RemoteLoadError) return error;
    return new RemoteLoadError('load', remote, error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}
