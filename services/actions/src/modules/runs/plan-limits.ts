/** Calls a minute, per account. */
export const CALLS_PER_MINUTE = { free: 10, solo: 60, build: 120, grow: 300, scale: 600 } as const;

export type Plan = keyof typeof CALLS_PER_MINUTE;

export const WINDOW_SECONDS = 60;
