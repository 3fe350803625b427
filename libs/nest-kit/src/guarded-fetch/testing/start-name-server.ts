import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { onTestFinished } from 'vitest';

/** A record of an answer: an IPv4 address, or the name that a CNAME leads to. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'A' | 'CNAME';
  readonly value: string;
}

const TYPES = { A: 1, CNAME: 5 } as const;

/** Answers every question for an IPv4 address with these records, and gives a resolver that asks nothing else. */
export async function startNameServer(records: readonly DnsRecord[]): Promise<Resolver> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(toAnswer(query, records), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    socket.close();
  });
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}

/** RFC 1035, section 4: header, the question as it came, answers. */
function toAnswer(query: Buffer, records: readonly DnsRecord[]): Buffer {
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const asksForIpv4 = question.readUInt16BE(question.length - 4) === TYPES.A;
  const answers = asksForIpv4 ? records.map(toRecord) : [];
  const header = Buffer.alloc(12);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, question, ...answers]);
}

function toRecord({ name, type, value }: DnsRecord): Buffer {
  const data = type === 'A' ? Buffer.from(value.split('.').map(Number)) : toName(value);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(TYPES[type], 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([toName(name), fixed, data]);
}

function toName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
