/** The signed-in user. */
export interface Principal {
  readonly id: string;
  readonly email: string;
}

/** The signed-in user and the session that the call belongs to. */
export interface SessionPrincipal extends Principal {
  readonly sessionId: string;
}
