import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { z } from 'zod';

export const config = defineConfig({
  /** How many sign-ups one visitor may send; a hundred times as many in local mode, where all share one address. */
  WAITLIST_PER_HOUR: z.coerce.number().int().min(1).default(20),
  /** Where sign-ups are forwarded, as `GET <url>?email=…`. Without it they are simply kept. */
  WAITLIST_WORKFLOW_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many requests to the experts one visitor may send; a hundred times as many in local mode. */
  EXPERT_REQUESTS_PER_HOUR: z.coerce.number().int().min(1).default(10),
  /** Who reads the requests to the experts. */
  EXPERTS_MAIL: z.email().default('experts@declic.example'),
});

export type MarketingConfig = ConfigOf<typeof config>;
