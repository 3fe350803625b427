import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';

/** A run that a pool has to end or refuse. */
export interface Bomb {
  readonly pool: 'worker' | 'sandbox' | 'media';
  readonly slug: string;
  readonly value?: Uint8Array;
}

const MB = 1024 * 1024;

/** The bombs by what they are. */
export const bombs = {
  'catastrophic regex': { pool: 'worker', slug: 'regex' },
  'heap bomb': { pool: 'worker', slug: 'heap' },
  'zip bomb': { pool: 'worker', slug: 'unzip', value: zipSync({ 'bomb.txt': new Uint8Array(120 * MB) }, { level: 9 }) },
  'endless loop': { pool: 'sandbox', slug: 'endless' },
  'buffer bomb': { pool: 'media', slug: 'buffers' },
  '400-megapixel picture': { pool: 'media', slug: 'read_picture', value: aBlackPng(20_000) },
} as const satisfies Readonly<Record<string, Bomb>>;

export type BombName = keyof typeof bombs;

/** One bit per pixel, so that it is small; to show it takes 1.6 GB. */
function aBlackPng(side: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, toChunk('IHDR', header), toChunk('IDAT', rows), toChunk('IEND', Buffer.alloc(0))]);
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
