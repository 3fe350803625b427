interface PlanFacts {
  /** Whole units of the currency. */
  readonly priceMonthly: number;
  /** The table `plan_credits` holds the same figures for the database, which grants them; a test compares them. */
  readonly creditsMonthly: number;
  /** Calls a minute that the account may make: the accounts service shows them, the actions service enforces them. */
  readonly callsPerMinute: number;
}

/**
 * What each plan costs, gives and allows, in the order in which a plan is an upgrade of the ones before it. Pages and the local
 * payment provider get these figures from the accounts service.
 *
 * @decision D13
 */
export const PLAN_FACTS = {
  free: { priceMonthly: 0, creditsMonthly: 0, callsPerMinute: 10 },
  solo: { priceMonthly: 9, creditsMonthly: 100, callsPerMinute: 60 },
  build: { priceMonthly: 49, creditsMonthly: 600, callsPerMinute: 120 },
  grow: { priceMonthly: 159, creditsMonthly: 2000, callsPerMinute: 300 },
  scale: { priceMonthly: 449, creditsMonthly: 6000, callsPerMinute: 600 },
} as const satisfies Readonly<Record<string, PlanFacts>>;

/** A plan by the name that the contract has for it. */
export type PlanSlug = keyof typeof PLAN_FACTS;

/** In the order of `PLAN_FACTS`. */
export const PLAN_SLUGS = Object.keys(PLAN_FACTS) as readonly PlanSlug[]; // its own keys

/** The window of `callsPerMinute` in seconds. */
export const CALL_WINDOW_SECONDS = 60;
