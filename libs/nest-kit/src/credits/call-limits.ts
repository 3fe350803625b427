/**
 * How many calls a minute the account of each plan may make. The accounts service shows these figures, the actions service
 * enforces them.
 *
 * @decision D13
 */
export const CALLS_PER_MINUTE = { free: 10, solo: 60, build: 120, grow: 300, scale: 600 } as const;

/** A plan by the name that the contract has for it. */
export type PlanSlug = keyof typeof CALLS_PER_MINUTE;

/** The window of `CALLS_PER_MINUTE` in seconds. */
export const CALL_WINDOW_SECONDS = 60;
