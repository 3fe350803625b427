import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CONFIG, type CommonConfig } from '../config/config';

/** A mail to one person, in both forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail to the mail server. To send one exactly when a transaction commits, enqueue the `send-mail` job instead. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly from: string;

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
   * @param key what is the same for every try to send this mail: it becomes the Message-ID, by which mailboxes tell a mail that came twice.
   */
  async send({ to, subject, text, html }: Mail, key?: string): Promise<void> {
    const messageId = key === undefined ? {} : { messageId: `<${key}@${this.domain}>` };
    await this.transport.sendMail({
      from: this.from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      ...messageId,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
