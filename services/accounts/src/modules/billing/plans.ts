import { PLAN_FACTS, PLAN_SLUGS, type PlanSlug } from '@declic/nest-kit';

/** A plan that is paid for, and so has a price at the payment provider. */
export type PaidPlanSlug = Exclude<PlanSlug, 'free'>;

export interface Plan {
  readonly slug: PlanSlug;
  readonly label: string;
  readonly priceMonthly: number;
  readonly creditsMonthly: number;
  readonly callsPerMinute: number;
  readonly description: string;
  readonly recommended: boolean;
  readonly features: readonly string[];
}

export const PLANS: readonly Plan[] = [
  {
    slug: 'free',
    ...PLAN_FACTS.free,
    label: 'Free',
    description: 'Look around and try the actions with the credits you have.',
    recommended: false,
    features: ['All actions', 'Pay nothing'],
  },
  {
    slug: 'solo',
    ...PLAN_FACTS.solo,
    label: 'Solo',
    description: 'For one person who automates a few things.',
    recommended: false,
    features: ['All actions', 'Asynchronous email support', 'No live coaching'],
  },
  {
    slug: 'build',
    ...PLAN_FACTS.build,
    label: 'Build',
    description: 'For builders who ship automations every week.',
    recommended: true,
    features: ['All actions', 'Asynchronous email support', '1 Flow Jam a month (30 min)'],
  },
  {
    slug: 'grow',
    ...PLAN_FACTS.grow,
    label: 'Grow',
    description: 'For teams whose automations run every day.',
    recommended: false,
    features: ['All actions', '2 Flow Jams a month', 'Priority support'],
  },
  {
    slug: 'scale',
    ...PLAN_FACTS.scale,
    label: 'Scale',
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
