import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { paymentSettings } from '@declic/payments/settings';
import { z } from 'zod';

const count = z.coerce.number().int().min(1);

const payments = {
  ...paymentSettings,
  STRIPE_PRICE_SOLO: z.string().min(1).optional(),
  STRIPE_PRICE_BUILD: z.string().min(1).optional(),
  STRIPE_PRICE_GROW: z.string().min(1).optional(),
  STRIPE_PRICE_SCALE: z.string().min(1).optional(),
  /** Which configuration of Stripe's billing portal is shown; its default one otherwise. */
  STRIPE_PORTAL_CONFIGURATION: z.string().min(1).optional(),
  /** Receives a mail for each purchased add-on, to agree on a date. */
  ORGANISER_EMAIL: z.email().optional(),
};

const NEEDED_WITH_STRIPE = [
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_SOLO',
  'STRIPE_PRICE_BUILD',
  'STRIPE_PRICE_GROW',
  'STRIPE_PRICE_SCALE',
] as const;

function incompleteStripe(settings: z.output<z.ZodObject<typeof payments>>): string | undefined {
  if (settings.STRIPE_SECRET_KEY === undefined) return undefined;
  const missing = NEEDED_WITH_STRIPE.filter((name) => settings[name] === undefined);
  return missing.length > 0 ? `With STRIPE_SECRET_KEY, set ${missing.join(', ')} too.` : undefined;
}

const signingKey = z.string().regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url');

const sessions = {
  /** Ed25519 seeds, separated by commas. The first signs; a second one, during a rotation, is accepted as well. */
  SESSION_SIGNING_KEYS: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.tuple([signingKey], signingKey)),
  REFRESH_TOKEN_SECRET: z.string().min(32),
};

/** Sessions, payments and throttle limits. In local mode all visitors, journeys included, share one network address. */
export const config = defineConfig(
  {
    ...sessions,
    ...payments,
    SIGN_IN_ATTEMPTS_PER_ADDRESS: count.default(10),
    /** From all networks together, an hour. Then the owner is mailed a link instead. */
    SIGN_IN_ATTEMPTS_PER_ADDRESS_IN_ALL: count.default(50),
    SIGN_IN_ATTEMPTS_PER_IP: count.default(100),
    /** Asked for from one network, an hour and purpose. */
    MAILS_PER_ADDRESS: count.default(5),
    /** Asked for from all networks together. */
    MAILS_PER_ADDRESS_IN_ALL: count.default(20),
    MAILS_PER_IP: count.default(30),
    MAILS_IN_ALL: count.default(2_000),
    LINK_CHECKS_PER_IP: count.default(60),
  },
  incompleteStripe,
);

export type AccountsConfig = ConfigOf<typeof config>;
