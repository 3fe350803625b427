import { randomUUID } from 'node:crypto';
import { JsonFile } from '../json-file/json-file.ts';

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

/** Mails in a file, newest first. */
export class Mailbox {
  private readonly mails: JsonFile<readonly CaughtMail[]>;

  private constructor(mails: JsonFile<readonly CaughtMail[]>) {
    this.mails = mails;
  }

  /** Opens the mailbox of a data folder. */
  static async open(file: string): Promise<Mailbox> {
    return new Mailbox(await JsonFile.open(file, { name: 'the mailbox', empty: [], parse: toMails }));
  }

  newestFirst(): readonly CaughtMail[] {
    return this.mails.value;
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.value.find((mail) => mail.id === id);
  }

  /** Resolves once the mail is on disk. */
  add(mail: Omit<CaughtMail, 'id' | 'sent_at'>): Promise<void> {
    const caught = { id: randomUUID(), ...mail, sent_at: new Date().toISOString() };
    return this.mails.set([caught, ...this.mails.value].slice(0, CAPACITY));
  }
}

function toMails(content: unknown): readonly CaughtMail[] | undefined {
  return Array.isArray(content) && content.every(isMail) ? content : undefined;
}

function isMail(value: unknown): value is CaughtMail {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'to', 'subject', 'text', 'html', 'sent_at'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
