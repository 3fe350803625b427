import { join } from 'node:path';
import { Mailbox } from './mailbox.ts';
import { startSmtp } from './smtp.ts';
import { mailboxWeb } from './web.ts';

const { SMTP_PORT = '4191', SERVICE_PORT = '4192', DATA_DIR = '.data' } = process.env;

const mailbox = await Mailbox.open(join(DATA_DIR, 'mailbox', 'mails.json'));
const web = mailboxWeb(mailbox);
const smtp = await startSmtp(mailbox, Number(SMTP_PORT));
await web.listen({ host: '127.0.0.1', port: Number(SERVICE_PORT) });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    smtp.close(() => undefined);
    void web.close().then(() => process.exit(0));
  });
}
