import { closeSync, writeSync } from 'node:fs';

/** The descriptor of the channel between a worker and its pool. */
const CHANNEL = 3;

/** What a worker that was taken over may write to its channel, past the code that frames messages. */
export const rawWrites: Readonly<Record<string, () => void>> = {
  garbage: () => write(Buffer.from('{"cmd": not JSON\n'.repeat(100))),
  'random bytes': () => write(Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 7_919) % 251))),
  'a frame above the limit': () => write(frame('x'.repeat(16), 0x7f_ff_ff_ff)),
  'a frame whose parts are longer than it': () => write(Buffer.concat([sizes(8, 0xff_ff), Buffer.alloc(8)])),
  'an empty frame': () => write(sizes(0, 0)),
  'half a frame': () => write(frame('{"message":{"type":"begun"}', 100)),
  'half a header': () => write(Buffer.from([0, 0])),
  'a frame that never ends': () => {
    write(sizes(60_000_000, 1_000));
    // Few at a time: it has to be incomplete when its run ends, however fast the machine is.
    for (;;) write(Buffer.alloc(10));
  },
  'a message of the channel of Node': () => write(Buffer.from([0, 0, 0, 8, 0xff, 0x0f, 0x6f, 0x22, 0x05])),
  'JSON of the wrong shape': () => write(frame('[]')),
  'JSON that is cut off': () => write(frame('{"message":')),
  'JSON that is nested deeply': () => write(frame(`{"message":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`)),
  'an unknown message': () => write(frame('{"message":{"type":"settings"},"bytes":[]}')),
  'bytes that are not UTF-8': () => write(Buffer.concat([sizes(4, 4), Buffer.from([0x22, 0xff, 0xfe, 0x22])])),
  'a reply whose bytes have no place': () => write(frame('{"message":{"type":"begun"},"bytes":[[["a"],1]]}')),
  'messages without end': () => {
    for (;;) write(frame('{"message":{"type":"begun"},"bytes":[]}'));
  },
  'waits without end': () => {
    for (;;) write(frame('{"message":{"type":"waits"},"bytes":[]}'));
  },
  'nothing more': () => closeSync(CHANNEL),
};

/** Both lengths of a frame: what follows, and how much of it is JSON. */
function sizes(total: number, json: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(total, 0);
  header.writeUInt32BE(json, 4);
  return header;
}

function frame(json: string, total = Buffer.byteLength(json)): Buffer {
  return Buffer.concat([sizes(total, Buffer.byteLength(json)), Buffer.from(json)]);
}

function write(bytes: Buffer): void {
  for (let written = 0; written < bytes.length;)
    try {
      written += writeSync(CHANNEL, bytes, written);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
}
