import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup, resolve4 } from 'node:dns/promises';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { get } from 'node:http';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Resolves with `null` when it got out, and with what stopped it otherwise. */
type Escape = () => Promise<string | null> | string | null;

/** What code in a worker that was taken over may try. */
export const escapes: Readonly<Record<string, Escape>> = {
  'read a file': () => attempt(() => readFileSync('/etc/passwd')),
  'list a folder': () => attempt(() => readdirSync('/')),
  'read the settings of the repository': () => attempt(() => readFileSync(join(process.cwd(), '../../.env'))),
  'read the environment of the service': () => attempt(() => readFileSync(`/proc/${process.ppid}/environ`)),
  'write a file': () => attempt(() => writeFileSync('/tmp/declic-sandbox-escape', '')),
  'read through a link': () => attempt(() => symlinkSync('/etc/passwd', join(import.meta.dirname, 'passwd'))),
  'start a process': () => attempt(() => spawnSync('true')),
  'start a thread': () => attempt(() => new Worker('', { eval: true })),
  'load a native module': () =>
    attempt(() =>
      process.dlopen({ exports: {} }, createRequire(import.meta.url).resolve('@node-rs/argon2-linux-x64-gnu')),
    ),
  'use an internal binding': () => attempt(() => Reflect.apply(Reflect.get(process, 'binding'), process, ['tcp_wrap'])),
  'kill the service': () => attempt(() => process.kill(process.ppid, 0)),
  'connect to a port': () => attempt(() => untilEvent(connect(9, '127.0.0.1'), 'connect')),
  'connect to PostgreSQL': () => attempt(() => untilEvent(connect(5432, '127.0.0.1'), 'connect')),
  'connect to a socket file': () => attempt(() => untilEvent(connect('/tmp/declic.sock'), 'connect')),
  'ask over HTTP': () => attempt(() => untilEvent(get('http://127.0.0.1:9'), 'response')),
  'fetch a page': () => ('fetch' in globalThis ? attempt(() => fetch('http://127.0.0.1:9')) : 'no such global'),
  'listen on a port': () => attempt(() => untilEvent(createServer().listen(0), 'listening')),
  'send a datagram': () => attempt(() => createSocket('udp4').send('x', 9, '127.0.0.1')),
  'resolve a name': () => attempt(() => lookup('example.com')),
  'ask a name server': () => attempt(() => resolve4('example.com')),
  'see the environment': () => (Object.keys(process.env).every((name) => name.startsWith('MALLOC_')) ? 'empty' : null),
};

async function attempt(escape: () => unknown): Promise<string | null> {
  try {
    await escape();
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

function untilEvent(emitter: NodeJS.EventEmitter, event: string): Promise<unknown> {
  return new Promise((resolve, reject) => emitter.once(event, resolve).once('error', reject));
}
