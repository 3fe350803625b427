import type { TestApp } from '@declic/nest-kit/testing';

/** The secret of the link in the newest mail to this address. */
export function verificationTokenOf(app: TestApp, email: string): string {
  const mail = app.mails.findLast(({ to }) => to === email);
  const token = mail && /verification\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No verification mail was sent to ${email}.`);
  return token;
}

/** The secret of the newest recovery link to this address. */
export function recoveryTokenOf(app: TestApp, email: string): string {
  const mail = app.mails.findLast(({ to, text }) => to === email && text.includes('mode=reset'));
  const token = mail && /\/login\?mode=reset#([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No recovery mail was sent to ${email}.`);
  return token;
}
