import { type ConfigOf, defineConfig } from '@declic/nest-kit';
import { z } from 'zod';

const count = z.coerce.number().int().min(1);

/** How often somebody may try before we slow them down. Journeys in local mode all come from one address. */
export const config = defineConfig({
  SIGN_IN_ATTEMPTS_PER_ADDRESS: count.default(10),
  SIGN_IN_ATTEMPTS_PER_IP: count.default(100),
  MAILS_PER_ADDRESS: count.default(5),
  MAILS_PER_IP: count.default(30),
  MAILS_IN_ALL: count.default(2_000),
});

export type AccountsConfig = ConfigOf<typeof config>;
