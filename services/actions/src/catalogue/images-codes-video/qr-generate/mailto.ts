import { RejectedInputError } from '../../../engine/run-errors';
import type { QrContent } from './payload';

const ADDRESS = /^([^\s@]{1,64})@([^\s@]{1,255})$/;

/** A mail to be written, as a URI (RFC 6068). */
export function toMailto({ content, subject, body }: QrContent): string {
  const [, localPart, domain] = ADDRESS.exec(content.trim()) ?? [];
  if (localPart === undefined || domain === undefined || !domain.includes('.')) {
    throw new RejectedInputError('content', 'Must be a valid email');
  }
  const fields = [
    ['subject', subject],
    ['body', body],
  ] as const;
  const query = fields.flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : [])).join('&');
  return `mailto:${encode(localPart)}@${encode(domain)}${query && `?${query}`}`;
}

/** Percent-encoded UTF-8; line breaks are CRLF (section 5). */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'));
}
