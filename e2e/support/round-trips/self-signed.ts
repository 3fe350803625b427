import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A server's key, and a certificate that it signed itself. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
  /** By this hash of its public key a browser can be told to accept it (`--ignore-certificate-errors-spki-list`). */
  readonly publicKeyHash: string;
}

const VALID_MS = 24 * 60 * 60 * 1000;
const TAG = { integer: 0x02, bitString: 0x03, oid: 0x06, utf8: 0x0c, utcTime: 0x17, sequence: 0x30, set: 0x31 };
const ECDSA_WITH_SHA256 = sequence(der(TAG.oid, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(TAG.oid, Buffer.from('550403', 'hex'));

/** For a server on this machine, valid for a day. Node makes keys, and no certificates (RFC 5280). */
export function makeSelfSigned(host = 'localhost'): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(8)]);
  const name = sequence(der(TAG.set, sequence(COMMON_NAME, der(TAG.utf8, Buffer.from(host)))));
  const validity = sequence(utcTime(Date.now() - VALID_MS), utcTime(Date.now() + VALID_MS));
  const signed = sequence(der(TAG.integer, serial), ECDSA_WITH_SHA256, name, validity, name, publicKeyInfo);
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]);
  const certificate = sequence(signed, ECDSA_WITH_SHA256, der(TAG.bitString, signature));
  const base64 = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    publicKeyHash: createHash('sha256').update(publicKeyInfo).digest('base64'),
  };
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(TAG.sequence, Buffer.concat(parts));
}

function utcTime(time: number): Buffer {
  const [, digits = ''] = /^\d\d(.*)\.\d+Z$/.exec(new Date(time).toISOString()) ?? [];
  return der(TAG.utcTime, Buffer.from(`${digits.replaceAll(/\D/g, '')}Z`));
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
