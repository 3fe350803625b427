import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommonConfig } from '../config/config';
import { ProviderAwayError } from '../providers/provider-breaker.ts';
import { Mailer } from './mailer';

const ANSWER_MS = 12_000;

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

const mailerAt = (port: number) =>
  new Mailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Declic <hello@declic.example>' } as CommonConfig); // the rest is not read

/** A mail server that says one line to each connection, and ends it. */
async function startAnswering(line: string) {
  let connections = 0;
  const answering = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).end(`${line}\r\n`);
  });
  await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve));
  const { port } = answering.address() as AddressInfo; // listens on TCP
  return { port, count: () => connections, stop: () => answering.close() };
}

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
  const mailer = mailerAt(port);
  await Promise.all([mailer.send(mail, 'send-mail.7.1'), mailer.send(mail, 'send-mail.7.1')]);
  mailer.onApplicationShutdown();
  expect(taken).toHaveLength(2);
  for (const text of taken) expect(text).toContain('Message-ID: <send-mail.7.1@declic.example>');
});

it('gives up on a mail server that closes, without connecting again', async () => {
  const closing = await startAnswering('421 closing');
  const mailer = mailerAt(closing.port);
  for (let time = 0; time < 5; time++) await expect(mailer.send(mail)).rejects.toThrow('421');
  await expect(mailer.send(mail)).rejects.toThrow(ProviderAwayError);
  expect(closing.count()).toBe(5);
  closing.stop();
});

it('goes on with a mail server that refuses mails', async () => {
  const refusing = await startAnswering('554 no');
  const mailer = mailerAt(refusing.port);
  for (let time = 0; time < 6; time++) await expect(mailer.send(mail)).rejects.toThrow('554');
  expect(refusing.count()).toBe(6);
  refusing.stop();
});
