import { createCipheriv } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZip } from './read-zip';

const MB = 1024 * 1024;
const read = (bytes: Uint8Array) => readZip(bytes, { field: 'file' });
const zip = (files: Zippable) => zipSync(files, { level: 9 });

/** Bytes that do not compress. */
const noise = (size: number) =>
  createCipheriv('aes-128-ctr', 'k'.repeat(16), 'i'.repeat(16)).update(Buffer.alloc(size));

function expectRejected(bytes: Uint8Array, message: string) {
  return expect(read(bytes)).rejects.toMatchObject({ name: 'RejectedInputError', field: 'file', message });
}

describe('readZip', () => {
  it('gives the files by name, packed or stored, without folders', async () => {
    const files = await read(
      zip({ 'a.txt': strToU8('a'), folder: { 'b.txt': [strToU8('b'), { level: 0 }] }, empty: {} }),
    );
    expect(files).toEqual(
      new Map([
        ['a.txt', Buffer.from('a')],
        ['folder/b.txt', Buffer.from('b')],
      ]),
    );
  });

  it('does not unpack what is not wanted', async () => {
    const archive = zip({ 'wanted.xml': strToU8('<a/>'), 'bomb.bin': new Uint8Array(20 * MB) });
    const files = await readZip(archive, { field: 'file', wants: (name) => name.endsWith('.xml') });
    expect([...files.keys()]).toEqual(['wanted.xml']);
  });

  it('refuses a bomb by its ratio, which is reached before its size is', async () => {
    const bomb = zip({ 'bomb.txt': new Uint8Array(120 * MB) });
    expect(bomb.length).toBeLessThan(MB / 5);
    await expectRejected(bomb, 'The archive unpacks to more than 100 times its size.');
  });

  it('refuses more than 100 MB, also spread over entries', async () => {
    const part = Buffer.concat([noise(MB), new Uint8Array(25 * MB)]);
    await expectRejected(zip({ a: part, b: part, c: part, d: part }), 'The archive unpacks to more than 100 MB.');
  });

  it('counts what is unpacked, whatever size the archive states', async () => {
    const bomb = zip({ 'bomb.txt': new Uint8Array(20 * MB) });
    // The size of the local header.
    new DataView(bomb.buffer).setUint32(22, 10, true);
    await expectRejected(bomb, 'The archive unpacks to more than 100 times its size.');
  });

  it('allows 2,000 entries and refuses one more', async () => {
    const archive = (count: number) =>
      // Stored, because packing so many entries takes longer than reading them.
      zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, strToU8('x')])), {
        level: 0,
      });
    expect((await read(archive(2_000))).size).toBe(2_000);
    await expectRejected(archive(2_001), 'The archive has more than 2000 entries.');
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', '..\\a', 'C:\\a', 'a\0b'])('refuses the entry name %j', async (name) => {
    await expectRejected(zip({ [name]: strToU8('x') }), 'The archive holds an entry whose name leaves its folder.');
  });

  it('refuses what is no archive, is cut off, or is damaged', async () => {
    const archive = zip({ 'a.bin': noise(100_000) });
    const damaged = archive.slice().fill(255, 35, 60);
    for (const bytes of [strToU8('no archive'), new Uint8Array(0), archive.subarray(0, 50_000), damaged])
      await expectRejected(bytes, 'This file cannot be read as a ZIP archive.');
  });
});
