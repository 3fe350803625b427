import { RejectedInputError } from '../../../engine/run-errors';
import type { QrContent } from './payload';

const MAX_SSID_OCTETS = 32;
const TYPES = { wpa: 'WPA', wep: 'WEP', none: 'nopass' } as const;
/** IEEE 802.11: a passphrase of 8 to 63 printable ASCII characters, or a key of 64 hexadecimal digits. */
const WPA_PASSWORD = /^(?:[ -~]{8,63}|[0-9a-f]{64})$/i;

/** A network in the form that ZXing defined and that phones read ("Barcode Contents", Wi-Fi network config). */
export function toWifi({ content: ssid, security, password = '', hidden }: QrContent): string {
  if (Buffer.byteLength(ssid) > MAX_SSID_OCTETS) {
    throw new RejectedInputError('content', `A network name has at most ${MAX_SSID_OCTETS} bytes.`);
  }
  if (security !== 'none' && password === '') throw new RejectedInputError('password', 'Password is required');
  if (security === 'wpa' && !WPA_PASSWORD.test(password)) {
    throw new RejectedInputError(
      'password',
      'A WPA password has 8 to 63 characters without accents, or 64 hexadecimal digits.',
    );
  }
  const fields = [`T:${TYPES[security]}`, `S:${escape(ssid)}`];
  if (security !== 'none') fields.push(`P:${escape(password)}`);
  if (hidden) fields.push('H:true');
  return `WIFI:${fields.join(';')};;`;
}

function escape(text: string): string {
  return text.replace(/[\\;,":]/g, '\\$&');
}
