import { RejectedInputError } from '../../../engine/run-errors';
import { toMailto } from './mailto';
import { toSmsto } from './smsto';
import { toVcard } from './vcard';
import { toWifi } from './wifi';

type QrKind = 'url' | 'text' | 'wifi' | 'vcard' | 'email' | 'sms';

/** What the code says; which fields are used depends on the kind. */
export interface QrContent {
  readonly kind: QrKind;
  readonly content: string;
  readonly security: 'wpa' | 'wep' | 'none';
  readonly password?: string;
  readonly hidden: boolean;
  readonly last_name?: string;
  readonly organization?: string;
  readonly job_title?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly website?: string;
  readonly address?: string;
  readonly subject?: string;
  readonly body?: string;
  readonly message?: string;
}

/**
 * The text that the code holds.
 *
 * @throws {RejectedInputError} a field is not what its kind needs.
 */
export function toPayload(input: QrContent, warn: (message: string) => void): string {
  switch (input.kind) {
    case 'url':
      return toUrl(input.content, warn);
    case 'text':
      return input.content;
    case 'wifi':
      return toWifi(input);
    case 'vcard':
      return toVcard(input);
    case 'email':
      return toMailto(input);
    case 'sms':
      return toSmsto(input);
    default:
      return input.kind satisfies never;
  }
}

/** An address of the web. Without a scheme, a reader takes it for a text. */
function toUrl(content: string, warn: (message: string) => void): string {
  const text = content.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(text);
  const url = hasScheme ? text : `https://${text}`;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || /\s/.test(text) || !/^https?:$/.test(parsed.protocol) || !isHost(parsed.hostname)) {
    throw new RejectedInputError('content', 'Must be an address of the web, such as https://example.com/page.');
  }
  if (!hasScheme) warn('The address had no scheme; https:// was put before it.');
  return url;
}

function isHost(name: string): boolean {
  return name.includes('.') || name === 'localhost' || name.startsWith('[');
}
