import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommonConfig } from '../config/config';
import { Mailer } from './mailer';

const ANSWER_MS = 12_000;

let server: Server;
let port: number;
const taken: string[] = [];

/** A mail server that is slow to say that it took a mail. */
beforeAll(async () => {
  server = createServer((socket) => {
    let text = '';
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.endsWith('\r\n.\r\n')) {
        taken.push(text);
        void pause(ANSWER_MS).then(() => socket.write('250 taken\r\n'));
      } else if (text.endsWith('DATA\r\n')) socket.write('354 go on\r\n');
      else if (text.endsWith('\r\n') && !text.includes('DATA\r\n')) socket.write('250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port; // listens on TCP
});

afterAll(() => server.close());

it('waits for a mail server that is slow, and sends the same Message-ID at every try', async () => {
  const config = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Declic <hello@declic.example>' };
  const mailer = new Mailer(config as CommonConfig); // the rest is not read
  const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await Promise.all([mailer.send(mail, 'send-mail.7.1'), mailer.send(mail, 'send-mail.7.1')]);
  mailer.onApplicationShutdown();
  expect(taken).toHaveLength(2);
  for (const text of taken) expect(text).toContain('Message-ID: <send-mail.7.1@declic.example>');
});
