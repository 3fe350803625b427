import { join } from 'node:path';
import { z } from 'zod';
import { Book } from './book.ts';
import { Deliveries } from './deliveries.ts';
import { Payments } from './payments.ts';
import { startRenewals } from './renewals.ts';
import { paymentsWeb } from './web.ts';

const settings = z
  .object({
    SERVICE_PORT: z.coerce.number().int().default(4193),
    DATA_DIR: z.string().default('.data'),
    PUBLIC_URL: z.url().default('http://localhost:4000'),
    PAYMENTS_SECRET: z.string().min(32),
    WEBHOOK_URL: z.url(),
  })
  .parse(process.env);

const book = await Book.open(join(settings.DATA_DIR, 'payments', 'book.json'));
const payments = new Payments(book);
const deliveries = new Deliveries(book, { url: settings.WEBHOOK_URL, secret: settings.PAYMENTS_SECRET });
const web = paymentsWeb(payments, { secret: settings.PAYMENTS_SECRET, publicUrl: settings.PUBLIC_URL });

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
