/** The signed-in user, as the access token names them. */
export interface Principal {
  readonly id: string;
  readonly email: string;
}
