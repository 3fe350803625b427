/** A route of one object. */
export interface ById {
  Params: { id: string };
}
