import { createHmac, hkdfSync } from 'node:crypto';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** The secret of an account as its owner reads it: derived, so that the database does not hold it. */
export function deriveWebhookSecret(master: string, userId: string, version: number): string {
  const key = hkdfSync('sha256', master, userId, `webhook secret ${version}`, KEY_BYTES);
  return PREFIX + Buffer.from(key).toString('base64');
}

/** What is signed. */
export interface WebhookMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The headers of a message by the rules of Standard Webhooks. The reference library verifies them in the tests; it signs with an
 * HMAC in JavaScript, which would hold up the event loop for the megabytes that an answer may have.
 */
export function signWebhook({ id, timestamp, body }: WebhookMessage, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
