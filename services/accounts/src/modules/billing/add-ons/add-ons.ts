type AddOnSlug = 'studio_hour' | 'concierge_build_half_day' | 'concierge_build_day';

/** An add-on: a service that is bought once. */
export interface AddOn {
  readonly slug: AddOnSlug;
  readonly label: string;
  readonly option: string;
  readonly description: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

const CURRENCY = 'usd';

/**
 * The only place of these texts and prices.
 *
 * @decision D42
 */
export const ADD_ONS: readonly AddOn[] = [
  {
    slug: 'studio_hour',
    label: 'Studio Hour',
    option: '60 min video',
    description: 'An hour with one of us on video, about what you are building.',
    amount: 149_00,
    currency: CURRENCY,
  },
  {
    slug: 'concierge_build_half_day',
    label: 'Concierge Build',
    option: 'Half day',
    description: 'We build an automation for you, in half a day.',
    amount: 490_00,
    currency: CURRENCY,
  },
  {
    slug: 'concierge_build_day',
    label: 'Concierge Build',
    option: 'One day',
    description: 'We build an automation for you, in one day.',
    amount: 890_00,
    currency: CURRENCY,
  },
];

/** 'Studio Hour (60 min video)': as checkout, receipt and books name it. */
export function addOnTitle({ label, option }: AddOn): string {
  return `${label} (${option})`;
}
