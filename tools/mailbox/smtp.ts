import PostalMime, { type Attachment } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const LARGEST_MAIL = 2 * 1024 * 1024;

/** Listens for mail on loopback and puts it into the mailbox. Takes everything, sends nothing on. */
export function startSmtp(mailbox: Mailbox, port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    banner: 'Declic local mailbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_MAIL,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error('This mail is too large.'));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        receive(mailbox, Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      // A client that hangs up in the middle must not end the mailbox.
      server.off('error', reject).on('error', (error) => console.error(`Mail: ${error.message}`));
      resolve(server);
    });
  });
}

async function receive(mailbox: Mailbox, raw: Buffer, recipients: readonly string[]): Promise<void> {
  const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(raw);
  const calendar = attachments.find(({ mimeType }) => mimeType === 'application/ics')?.content;
  await mailbox.add({
    to: recipients.join(', '),
    subject,
    text: text.trimEnd(),
    html,
    ...(calendar !== undefined && { calendar: toCalendar(calendar) }),
  });
}

/** With the line ends of a calendar file (RFC 5545), which the parser replaces. */
function toCalendar(content: Attachment['content']): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll(/\r?\n/g, '\r\n');
}
