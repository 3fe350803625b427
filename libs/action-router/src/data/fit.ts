/** Why and how an action takes data. */
export interface Fit {
  readonly slug: string;
  /** The parameters to start with; empty where the action only could take the data in another form. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** For people: what takes the data. */
  readonly reason: string;
  /** Nothing else is needed. */
  readonly isComplete: boolean;
}

/** A parameter that takes data, and how well it suits: 3 for what it is made for, 1 for what it may be given besides. */
export interface Taken {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly strength: number;
  readonly reason: string;
}

export const STRENGTH = { exact: 3, fits: 2, possible: 1 } as const;
