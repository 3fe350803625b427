import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A caught mail, as `/dev/mailbox/messages` shows it. */
export interface CaughtMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sent_at: string;
  /** The calendar file that came with it. */
  readonly calendar?: string | undefined;
}

/** The oldest mails are dropped, so that the mailbox stays bounded. */
const CAPACITY = 500;

/** Mails in a file, newest first. One process owns the file. */
export class Mailbox {
  private written: Promise<void> = Promise.resolve();
  private readonly file: string;
  private mails: readonly CaughtMail[];

  private constructor(file: string, mails: readonly CaughtMail[]) {
    this.file = file;
    this.mails = mails;
  }

  /** Opens the mailbox of a data folder. A file that cannot be read is set aside: it must not keep the stack from starting. */
  static async open(file: string): Promise<Mailbox> {
    await mkdir(dirname(file), { recursive: true });
    const { mails, fault } = await readMails(file);
    if (fault === undefined) return new Mailbox(file, mails);
    const aside = `${file}.damaged-${Date.now()}`;
    await rename(file, aside);
    console.error(`${file} ${fault}: it is set aside as ${aside}, and the mailbox starts empty.`);
    return new Mailbox(file, []);
  }

  newestFirst(): readonly CaughtMail[] {
    return this.mails;
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  /** Resolves once the mail is on disk. */
  async add(mail: Omit<CaughtMail, 'id' | 'sent_at'>): Promise<void> {
    const caught = { id: randomUUID(), ...mail, sent_at: new Date().toISOString() };
    this.mails = [caught, ...this.mails].slice(0, CAPACITY);
    // One write after the other; each writes what is newest then.
    this.written = this.written.catch(() => undefined).then(() => this.save());
    await this.written;
  }

  private async save(): Promise<void> {
    const draft = `${this.file}.draft`;
    await writeFile(draft, JSON.stringify(this.mails), { mode: 0o600 });
    await rename(draft, this.file);
  }
}

/** The mails of a file; none when there is no file yet. `fault` says why its content could not be used. */
async function readMails(file: string): Promise<{ mails: readonly CaughtMail[]; fault?: string }> {
  try {
    const mails = mailsIn(await readFile(file, 'utf8'));
    return mails ? { mails } : { mails: [], fault: 'was damaged' };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return reason === 'ENOENT' ? { mails: [] } : { mails: [], fault: `could not be read (${reason})` };
  }
}

function mailsIn(content: string): readonly CaughtMail[] | undefined {
  try {
    const mails: unknown = JSON.parse(content);
    return Array.isArray(mails) && mails.every(isMail) ? mails : undefined;
  } catch {
    return undefined;
  }
}

function isMail(value: unknown): value is CaughtMail {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'to', 'subject', 'text', 'html', 'sent_at'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
