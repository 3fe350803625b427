import { createHash } from 'node:crypto';
import { createLinkToken, type Principal } from '@declic/nest-kit';
import type { TestApp, TestDatabase } from '@declic/nest-kit/testing';

/** The secret of the link in the newest mail to this address. */
export function findVerificationToken(app: TestApp, email: string): string {
  const mail = app.mails.findLast(({ to }) => to === email);
  const token = mail && /verification\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No verification mail was sent to ${email}.`);
  return token;
}

/** Every link that was mailed to this address for its verification, oldest first. */
export function findVerificationTokens(app: TestApp, email: string): string[] {
  return app.mails.flatMap(({ to, text }) => {
    const token = to === email && /verification\?token=([\w-]+)/.exec(text)?.[1];
    return token ? [token] : [];
  });
}

/** The secret of the newest recovery link to this address. */
export function findRecoveryToken(app: TestApp, email: string): string {
  const mail = app.mails.findLast(({ to, text }) => to === email && text.includes('mode=reset'));
  const token = mail && /\/login\?mode=reset#([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No recovery mail was sent to ${email}.`);
  return token;
}

/** The secret of the newest link to a page that was mailed to this address. */
export async function mailedToken(app: TestApp, address: string, page: string): Promise<string> {
  await app.runJobs();
  const mail = app.mails.findLast(({ to, text }) => to === address && text.includes(page));
  const token = mail && new RegExp(`${page}\\?token=([\\w-]+)`).exec(mail.text)?.[1];
  if (!token) throw new Error(`No link to ${page} was mailed to ${address}.`);
  return token;
}

/** The cookie of the browser that `aVerificationLink` signs up in. */
export const SIGN_UP_COOKIES = { declic_sign_up: 'x'.repeat(43) };

const BROWSER_HASH = createHash('sha256').update(SIGN_UP_COOKIES.declic_sign_up).digest();

/** A sign-up of an unverified user, and the secret of its link. */
export async function aVerificationLink({ owner }: TestDatabase, { id, email }: Principal): Promise<string> {
  const { token, tokenHash } = createLinkToken();
  await owner.query(
    `with signed_up as (
       insert into sign_up (user_id, email, password_hash, browser_hash) values ($2, $3, 'no password', $4) returning id
     )
     insert into verification_token (token_hash, user_id, sign_up_id, expires_at)
     select $1, $2, id, now() + interval '1 day' from signed_up`,
    [tokenHash, id, email, BROWSER_HASH],
  );
  return token;
}
