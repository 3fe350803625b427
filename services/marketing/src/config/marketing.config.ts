import { type ConfigOf, defineConfig } from '@declic/nest-kit';
import { z } from 'zod';

export const marketingConfig = defineConfig({
  /** Where confirmed consents are forwarded, as `GET <url>?email=…`. Without it the sign-ups are simply kept. */
  WAITLIST_WORKFLOW_URL: z.url({ protocol: /^https?$/ }).optional(),
});

export type MarketingConfig = ConfigOf<typeof marketingConfig>;
