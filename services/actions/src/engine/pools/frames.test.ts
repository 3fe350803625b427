import { describe, expect, it } from 'vitest';
import { FrameReader } from './frame-reader';
import { encodeFrame } from './frames';
import { ProtocolError } from './protocol-error';

const limits = { maxBytes: 200_000, maxJsonBytes: 1_000 };

const toFrame = (message: object) => Buffer.concat(encodeFrame(message, limits));
const read = (...chunks: readonly Uint8Array[]) => {
  const reader = new FrameReader(limits);
  return chunks.flatMap((chunk) => [...reader.push(chunk)]);
};

const bytes = new Uint8Array([1, 2, 3]);
const messages = [
  { type: 'begun' },
  { text: 'é\ud800"\u0000', list: [1, null, { a: [] }], nested: { bytes, more: [bytes, Buffer.from('x')] } },
  { large: new Uint8Array(150_000).fill(7) },
  { ['__proto__x']: 1, empty: new Uint8Array() },
];

describe('a stream of frames', () => {
  it('gives the messages that were written, in any chunks', () => {
    const stream = Buffer.concat(messages.map(toFrame));
    const expected = read(stream);
    expect(JSON.stringify(expected[0])).toBe('{"type":"begun"}');
    expect(expected[1]).toEqual({
      ...messages[1],
      nested: { bytes, more: [bytes, new Uint8Array([120])] },
    });
    expect(expected[2]).toEqual(messages[2]);
    for (const size of [1, 7, 4_096, 65_536]) {
      const reader = new FrameReader(limits);
      const chunks = Array.from({ length: Math.ceil(stream.length / size) }, (_, index) =>
        stream.subarray(index * size, (index + 1) * size),
      );
      expect(chunks.flatMap((chunk) => [...reader.push(chunk)])).toEqual(expected);
    }
  });

  it('keeps a message when the next one is read', () => {
    const reader = new FrameReader(limits);
    const [first] = [...reader.push(toFrame({ bytes }))];
    expect([...reader.push(toFrame({ bytes: new Uint8Array([9, 9, 9]) }))]).toHaveLength(1);
    expect(first).toEqual({ bytes });
  });

  it('sets no memory aside for what a header only claims', () => {
    const large = { maxBytes: 1_000_000_000, maxJsonBytes: 1_000_000_000 };
    const header = Buffer.alloc(8);
    header.writeUInt32BE(900_000_000, 0);
    header.writeUInt32BE(900_000_000, 4);
    const before = process.memoryUsage.rss();
    const readers = Array.from({ length: 20 }, () => new FrameReader(large));
    for (const reader of readers) expect([...reader.push(Buffer.concat([header, Buffer.alloc(100_000)]))]).toEqual([]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });
});

/** A frame whose parts do not fit together. */
function aFrame(json: string | Buffer, rest = '', total?: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(total ?? Buffer.byteLength(json) + rest.length, 0);
  header.writeUInt32BE(Buffer.byteLength(json), 4);
  return Buffer.concat([header, Buffer.from(json), Buffer.from(rest)]);
}

it.each([
  ['above the limit', aFrame('{}', '', 200_001)],
  ['above the limit', aFrame('x'.repeat(1_001))],
  ['without JSON', aFrame('', 'x')],
  ['without JSON', aFrame('{"message":1}', '', 3)],
  ['not JSON', aFrame('{"message":')],
  ['not JSON', aFrame(Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
  ['of another form', aFrame('[]')],
  ['of another form', aFrame('{"message":1,"bytes":[[[],1]]}', 'x')],
  ['of another form', aFrame('{"message":{"a":null},"bytes":[[["a"],-1]]}')],
  ['of another form', aFrame('{"message":1,"bytes":[],"more":1}')],
  ['have no place', aFrame('{"message":{"a":1},"bytes":[[["a"],1]]}', 'x')],
  ['have no place', aFrame('{"message":{},"bytes":[[["__proto__","a"],1]]}', 'x')],
  ['have no place', aFrame('{"message":"text","bytes":[[["length"],1]]}', 'x')],
  ['fewer bytes', aFrame('{"message":{"a":null},"bytes":[[["a"],2]]}', 'x')],
  ['more bytes', aFrame('{"message":{"a":null},"bytes":[[["a"],1]]}', 'xy')],
])('refuses a frame: %s', (fault, frame) => {
  expect(() => read(frame)).toThrow(new RegExp(fault));
  expect(() => read(frame)).toThrow(ProtocolError);
});

it.each([
  ['too large', { bytes: new Uint8Array(200_001) }],
  ['too large', { text: 'x'.repeat(1_001) }],
  ['A function cannot be sent', { run: () => undefined }],
  ['A bigint cannot be sent', { list: [1n] }],
])('does not write a message: %s', (fault, message) => {
  expect(() => toFrame(message)).toThrow(fault);
});
