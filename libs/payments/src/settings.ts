import { z } from 'zod';

const webUrl = z.url({ protocol: /^https?$/ });

/** The settings that every service has that sells something. */
export const paymentSettings = {
  /** URL of the local provider, `tools/payments`. Without it and without Stripe, payments are disabled. */
  PAYMENTS_URL: webUrl.optional(),
  PAYMENTS_SECRET: z.string().min(32).optional(),
  /** Set, it makes Stripe the provider; then the other settings with this name are needed as well. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: webUrl.default('https://api.stripe.com'),
};

/** What `paymentSettings` reads, and whether this is a local stack. */
export interface PaymentConfig {
  readonly LOCAL_MODE: boolean;
  readonly PAYMENTS_URL?: string | undefined;
  readonly PAYMENTS_SECRET?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_BASE: string;
}
