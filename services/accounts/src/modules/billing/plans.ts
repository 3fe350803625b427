/** In the order in which a plan is an upgrade of the ones before it. */
export const PLAN_SLUGS = ['free', 'solo', 'build', 'grow', 'scale'] as const;

export type PlanSlug = (typeof PLAN_SLUGS)[number];

/** A plan that is paid for, and so has a price at the payment provider. */
export type PaidPlanSlug = Exclude<PlanSlug, 'free'>;

export interface Plan {
  readonly slug: PlanSlug;
  readonly label: string;
  /** Whole units of the currency. */
  readonly priceMonthly: number;
  /** `plan_credits` holds the same figures for the database, which grants them. */
  readonly creditsMonthly: number;
  readonly description: string;
  readonly recommended: boolean;
  readonly features: readonly string[];
}

export const PLANS: readonly Plan[] = [
  {
    slug: 'free',
    label: 'Free',
    priceMonthly: 0,
    creditsMonthly: 0,
    description: 'Look around and try the actions with the credits you have.',
    recommended: false,
    features: ['All actions', 'Pay nothing'],
  },
  {
    slug: 'solo',
    label: 'Solo',
    priceMonthly: 9,
    creditsMonthly: 100,
    description: 'For one person who automates a few things.',
    recommended: false,
    features: ['All actions', 'Asynchronous email support', 'No live coaching'],
  },
  {
    slug: 'build',
    label: 'Build',
    priceMonthly: 49,
    creditsMonthly: 600,
    description: 'For builders who ship automations every week.',
    recommended: true,
    features: ['All actions', 'Asynchronous email support', '1 Flow Jam a month (30 min)'],
  },
  {
    slug: 'grow',
    label: 'Grow',
    priceMonthly: 159,
    creditsMonthly: 2000,
    description: 'For teams whose automations run every day.',
    recommended: false,
    features: ['All actions', '2 Flow Jams a month', 'Priority support'],
  },
  {
    slug: 'scale',
    label: 'Scale',
    priceMonthly: 449,
    creditsMonthly: 6000,
    description: 'For agencies and products that run on automations.',
    recommended: false,
    features: [
      'All actions',
      '2 Flow Jams a month',
      'Priority support',
      'Studio Hour at a preferential rate',
      'Roadmap prioritization',
    ],
  },
];

export function getPlan(slug: PlanSlug): Plan {
  const plan = PLANS.find((candidate) => candidate.slug === slug);
  // The list names every slug; its test says so.
  if (!plan) throw new Error(`There is no plan "${slug}".`);
  return plan;
}

export function isPaid(plan: Plan): plan is Plan & { readonly slug: PaidPlanSlug } {
  return plan.slug !== 'free';
}

/** The larger of two plans. */
export function largerPlan(one: PlanSlug, other: PlanSlug): PlanSlug {
  return PLAN_SLUGS.indexOf(one) >= PLAN_SLUGS.indexOf(other) ? one : other;
}
