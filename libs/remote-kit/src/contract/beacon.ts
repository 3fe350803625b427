/** How a remote can fail. */
export type RemoteFailure =
  | 'load' // down, 404, HTML instead of JavaScript, a syntax error, a throw at import
  | 'slow' // over the load's budget
  | 'contract' // needs a version of a shared package that the shell does not have
  | 'render'; // a throw at render, in an effect or at unmount

/** What the shell tells the registry, as the JSON body of a `POST /api/releases/beacons`. */
export type Beacon = RemoteLoadedBeacon | RemoteFailedBeacon | NotFoundBeacon;

interface AboutRemote {
  readonly composition_id: string;
  readonly remote: string;
  readonly version: string;
  readonly owner: string;
  readonly path: string;
}

export interface RemoteLoadedBeacon extends AboutRemote {
  readonly kind: 'loaded';
  readonly duration_ms: number;
}

export interface RemoteFailedBeacon extends AboutRemote {
  readonly kind: 'failed';
  readonly failure: RemoteFailure;
  readonly message: string;
}

export interface NotFoundBeacon {
  readonly kind: 'not-found';
  readonly composition_id: string;
  readonly path: string;
}
