import { join } from 'node:path';
import { z } from 'zod';
import { JsonStore } from './src/json-store.ts';
import { Deliveries } from './src/deliveries.ts';
import { Payments } from './src/payments.ts';
import { startRenewals } from './src/renewals.ts';
import { paymentsWeb } from './src/web.ts';

const settings = z
  .object({
    SERVICE_PORT: z.coerce.number().int().default(4193),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: z.url().default('http://localhost:4000'),
    PAYMENTS_SECRET: z.string().min(32),
    WEBHOOK_URL: z.url(),
    /** The second seller: its events are signed with a secret of its own. */
    WORKSHOPS_PAYMENTS_SECRET: z.string().min(32).optional(),
    WORKSHOPS_WEBHOOK_URL: z.url().optional(),
  })
  .parse(process.env);

const store = await JsonStore.open(join(settings.DATA_DIR, 'payments', 'book.json'));
const payments = new Payments(store);
const { WORKSHOPS_WEBHOOK_URL, WORKSHOPS_PAYMENTS_SECRET } = settings;
const receivers = [
  { url: settings.WEBHOOK_URL, secret: settings.PAYMENTS_SECRET },
  ...(WORKSHOPS_WEBHOOK_URL !== undefined && WORKSHOPS_PAYMENTS_SECRET !== undefined
    ? [{ url: WORKSHOPS_WEBHOOK_URL, secret: WORKSHOPS_PAYMENTS_SECRET }]
    : []),
];
const deliveries = new Deliveries(store, receivers);
const web = paymentsWeb(payments, { secrets: receivers.map(({ secret }) => secret), publicUrl: settings.PUBLIC_URL });

deliveries.start();
const stopRenewals = startRenewals(payments);
await web.listen({ host: '127.0.0.1', port: settings.SERVICE_PORT });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stopRenewals();
    deliveries.stop();
    void web.close().then(() => process.exit(0));
  });
}
