import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { z } from 'zod';

export const config = defineConfig({
  /** How many sign-ups one visitor may send; a hundred times as many in local mode, where all share one address. */
  WAITLIST_PER_HOUR: z.coerce.number().int().min(1).default(20),
  /** Where confirmed consents are forwarded, as `GET <url>?email=…`. Without it the sign-ups are simply kept. */
  WAITLIST_WORKFLOW_URL: z.url({ protocol: /^https?$/ }).optional(),
});

export type MarketingConfig = ConfigOf<typeof config>;
