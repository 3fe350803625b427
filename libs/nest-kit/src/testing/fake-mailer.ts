import type { Mail, Mailer } from '../mail/mailer';

/** Keeps mails instead of sending them. */
export class FakeMailer implements Pick<Mailer, 'send'> {
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }
}
