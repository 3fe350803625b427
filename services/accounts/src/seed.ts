import 'reflect-metadata';
import { ConfigError } from '@declic/nest-kit';
import { z } from 'zod';
import { seedDemonstration } from './database/demonstration';

const environment = z.object({
  LOCAL_MODE: z.literal('true'),
  OWNER_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DEMO_EMAIL: z.email(),
  DEMO_PASSWORD: z.string().min(8),
});

/** Credits are given by the schema's owner only, so this script does not run as the service. */
async function seed(): Promise<void> {
  const settings = environment.safeParse(process.env);
  if (!settings.success) {
    const wrong = settings.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new ConfigError(`The demonstration account exists in local mode only, and needs its settings. ${wrong}`);
  }
  const { OWNER_DATABASE_URL, DEMO_EMAIL, DEMO_PASSWORD } = settings.data;
  await seedDemonstration(OWNER_DATABASE_URL, { email: DEMO_EMAIL, password: DEMO_PASSWORD });
}

try {
  await seed();
} catch (error) {
  console.error(error instanceof ConfigError ? `accounts: ${error.message}` : error);
  process.exitCode = 1;
}
