import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'dc_live_';
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const KID_LENGTH = 17;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new key: the whole of it for its owner, the rest for us. */
export interface KeyToken {
  readonly token: string;
  /** What is shown of the key, and names it: `dc_live_` and nine more characters. The other 34 keep 200 bits secret. */
  readonly kid: string;
  readonly tokenHash: Buffer;
}

/** 256 random bits in letters and digits, then a checksum, so that scanners can tell a leaked key from a lookalike. */
export function createKeyToken(): KeyToken {
  const secret = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  const token = `${PREFIX}${secret}${computeChecksum(secret)}`;
  // A fast hash is sufficient: 256 random bits cannot be guessed.
  return { token, kid: token.slice(0, KID_LENGTH), tokenHash: createHash('sha256').update(token).digest() };
}

/** Whether a text has the form of a key and its checksum is right. */
export function isKeyToken(text: string): boolean {
  if (!text.startsWith(PREFIX) || text.length !== PREFIX.length + SECRET_LENGTH + CHECKSUM_LENGTH) return false;
  const secret = text.slice(PREFIX.length, -CHECKSUM_LENGTH);
  return /^[0-9A-Za-z]+$/.test(secret) && text.endsWith(computeChecksum(secret));
}

function computeChecksum(secret: string): string {
  return toBase62(BigInt(crc32(secret)), CHECKSUM_LENGTH);
}

function toBase62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let position = 0; position < length; position++) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
