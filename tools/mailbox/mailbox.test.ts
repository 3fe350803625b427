import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../database/ports.ts';
import { type CaughtMail, Mailbox } from './mailbox.ts';
import { startSmtp } from './smtp.ts';
import { mailboxWeb } from './web.ts';

let folder: string;
let mailbox: Mailbox;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let send: (mail: Pick<SendMailOptions, 'to' | 'subject' | 'text' | 'html' | 'icalEvent'>) => Promise<unknown>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declic-mailbox-'));
  mailbox = await Mailbox.open(join(folder, 'mails.json'));
  const port = await freePort();
  smtp = await startSmtp(mailbox, port);
  const transport = createTransport({ host: '127.0.0.1', port });
  send = (mail) => transport.sendMail({ from: 'hello@declic.example', ...mail });
});

afterEach(async () => {
  await new Promise((resolve) => smtp.close(() => resolve(undefined)));
  await rm(folder, { recursive: true, force: true });
});

const hello = {
  to: 'ada@example.org',
  subject: 'Confirmez votre adresse, élève',
  text: 'Open http://localhost:4000/verify?a=1&b=2',
  html: '<p>Bonjour</p>',
};

async function messages(query: { to?: string } = {}): Promise<CaughtMail[]> {
  const response = await mailboxWeb(mailbox).inject({ url: '/dev/mailbox/messages', query });
  return response.json();
}

it('shows caught mails as JSON, newest first', async () => {
  await send(hello);
  await send({ ...hello, subject: 'Second' });
  const [second, first] = await messages();
  expect(second?.subject).toBe('Second');
  expect(first).toEqual({
    ...hello,
    id: expect.any(String),
    html: expect.stringContaining('<p>Bonjour</p>'),
    sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

it('keeps the calendar file of a mail, as it was sent', async () => {
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:<b>Atelier d’été\r\nEND:VCALENDAR\r\n';
  await send({ ...hello, icalEvent: { method: 'REQUEST', filename: 'workshop.ics', content } });
  const [mail] = await messages();
  expect(mail?.calendar).toBe(content);
  const web = mailboxWeb(mailbox);
  const file = await web.inject(`/dev/mailbox/messages/${mail?.id}/workshop.ics`);
  expect([file.body, file.headers['content-type']]).toEqual([content, 'text/calendar; charset=utf-8']);
  expect((await web.inject('/dev/mailbox')).body).toContain('SUMMARY:&lt;b&gt;Atelier');
});

it('keeps its mails over a restart', async () => {
  await send(hello);
  mailbox = await Mailbox.open(join(folder, 'mails.json'));
  expect(await messages()).toHaveLength(1);
});

it('shows no more than it has room for', async () => {
  for (let index = 0; index < 505; index += 1) await mailbox.add({ ...hello, subject: String(index) });
  const all = await messages();
  expect([all.length, all[0]?.subject]).toEqual([500, '504']);
});

it('lets nothing of a mail run on its page', async () => {
  await send({ ...hello, subject: '<script>alert(1)</script>', text: '<img src=x onerror=alert(1)>' });
  const page = await mailboxWeb(mailbox).inject('/dev/mailbox');
  expect(page.body).not.toMatch(/<script|<img/);
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

it('lists the mails to one address alone when it is asked for them', async () => {
  await send(hello);
  await send({ ...hello, to: 'lin@example.org' });
  expect((await messages({ to: 'lin@example.org' })).map(({ to }) => to)).toEqual(['lin@example.org']);
  expect(await messages({ to: 'eve@example.org' })).toEqual([]);
});

it.each(['/dev/mailbox/messages/none/html', '/dev/mailbox/messages/none/workshop.ics', '/dev/nothing'])(
  'answers %s with a problem document',
  async (url) => {
    const response = await mailboxWeb(mailbox).inject(url);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toMatchObject({
      status: response.statusCode,
      code: expect.any(String),
      title: expect.any(String),
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  },
);

it('serves the HTML of a mail in a sandbox', async () => {
  await send({ ...hello, html: '<script>alert(1)</script>' });
  const id = mailbox.newestFirst()[0]?.id;
  const frame = await mailboxWeb(mailbox).inject(`/dev/mailbox/messages/${id}/html`);
  expect(frame.headers['content-security-policy']).toMatch(/^sandbox allow-popups.*default-src 'none'/);
});

it('makes the addresses in a text clickable', async () => {
  await send(hello);
  const page = await mailboxWeb(mailbox).inject('/dev/mailbox');
  expect(page.body).toContain('<a href="http://localhost:4000/verify?a=1&amp;b=2">');
});

it('says so when a mail is not there', async () => {
  const response = await mailboxWeb(mailbox).inject('/dev/mailbox/messages/none/html');
  expect(response.statusCode).toBe(404);
});

it.each(['{"id": "half a fi', '{}', '[null]', '[{"id":1}]'])(
  'sets a damaged file (%s) aside, says so and starts empty',
  async (content) => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const file = join(folder, 'damaged.json');
    await writeFile(file, content);
    expect((await Mailbox.open(file)).newestFirst()).toEqual([]);
    expect(complain).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`${file} was damaged: it is set aside as `),
    );
    const [aside = ''] = (await readdir(folder)).filter((name) => name.startsWith('damaged.json.damaged-'));
    expect(await readFile(join(folder, aside), 'utf8')).toBe(content);
  },
);

it('sets aside what stands in the place of the file and cannot be read, with its content, and says why', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const file = join(folder, 'unreadable.json');
  await mkdir(file);
  await writeFile(join(file, 'kept'), 'content');

  const opened = await Mailbox.open(file);
  await opened.add({ ...hello });
  expect(complain).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`${file} could not be read (EISDIR): it is set aside as `),
  );
  const [aside = ''] = (await readdir(folder)).filter((name) => name.startsWith('unreadable.json.damaged-'));
  expect(await readFile(join(folder, aside, 'kept'), 'utf8')).toBe('content');
});
