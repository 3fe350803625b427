/** Where a process listens: on a socket that its supervisor keeps, else on its own. */
export interface ListenSettings {
  readonly LISTEN_FD?: number | undefined;
  readonly SERVICE_PORT: number;
  readonly HOST: string;
}

/**
 * A socket that the supervisor keeps open (socket activation, as systemd does it) has one queue of connections for a process and
 * its replacement, so none is lost between the two.
 */
export function listenOptions({ LISTEN_FD, SERVICE_PORT, HOST }: ListenSettings) {
  return LISTEN_FD === undefined ? { port: SERVICE_PORT, host: HOST } : { fd: LISTEN_FD, host: HOST };
}

/** Tells the supervisor that calls are answered from now on. */
export function reportReady(): void {
  // A supervisor that has gone in the meantime is noticed elsewhere.
  if (process.connected) process.send?.('ready', undefined, undefined, () => undefined);
}
