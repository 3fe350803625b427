import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CONFIG, type CommonConfig } from '../config/config';
import { createLoggedBreaker } from '../providers/logged-breaker';

/** A mail to one person, in both forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string | undefined;
  /** Header fields besides the usual ones. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Mail programs offer to put it into the calendar, or take a cancelled entry out. */
  readonly calendar?: MailCalendar | undefined;
}

/** A calendar file (RFC 5546) that goes with a mail. */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** What Nodemailer says of a server that is not there or does not answer. */
const OUTAGES = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);
/** The reply of a server that is about to close (RFC 5321, section 3.8). */
const CLOSING = 421;

/** Hands a mail to the mail server. To send one exactly when a transaction commits, enqueue the `send-mail` job instead. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly from: string;
  /** Mails are sent by jobs: those of a server that is away would take the places of all other jobs. */
  private readonly breaker = createLoggedBreaker({ provider: 'the mail server', isOutage });

  constructor(@Inject(CONFIG) config: CommonConfig) {
    this.transport = createTransport({
      url: config.SMTP_URL,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      // A server that answers later than this has often taken the mail, and the next try would send it again.
      socketTimeout: 60_000,
    });
    this.from = config.MAIL_FROM;
  }

  private get domain(): string {
    return /@([^\s>]+)/.exec(this.from)?.[1] ?? 'localhost';
  }

  /**
   * Resolves once the mail server took the mail.
   *
   * @throws {ProviderAwayError} the mail server did not answer the last times.
   * @param key what is the same for every try to send this mail: it becomes the Message-ID, by which mailboxes tell a mail that came twice.
   */
  async send({ to, replyTo, headers, calendar, ...content }: Mail, key?: string): Promise<void> {
    const mail = {
      ...content,
      from: this.from,
      to: { name: '', address: to },
      ...(key !== undefined && { messageId: `<${key}@${this.domain}>` }),
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...(headers !== undefined && { headers: { ...headers } }),
      // As an alternative of the text, and as an attachment for programs that know no calendar.
      ...(calendar && { icalEvent: { ...calendar, filename: 'workshop.ics' } }),
    };
    await this.breaker.call(() => this.transport.sendMail(mail));
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: string; responseCode?: number }; // as Nodemailer makes them
  return responseCode === CLOSING || OUTAGES.has(code ?? '');
}
