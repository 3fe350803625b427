import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Takes network and signals from this process. Node's permission model covers files, processes, threads and native modules;
 * where the machine allows it, an empty network namespace does the same below Node.
 */
export function denyAccess(): void {
  replaceAll(net.Socket.prototype, ['connect']);
  replaceAll(net.Server.prototype, ['listen']);
  replaceAll(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  for (const resolver of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    replaceAll(
      resolver,
      Object.getOwnPropertyNames(resolver).filter((name) => /^(lookup|resolve|reverse)/.test(name)),
    );
  replaceAll(process, ['kill', '_kill', '_debugProcess', '_debugEnd', 'setuid', 'setgid']);
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  syncBuiltinESMExports();
}

function replaceAll(target: object, names: readonly string[]): void {
  for (const name of names)
    Object.defineProperty(target, name, { value: refuse, writable: false, configurable: false });
}

function refuse(): never {
  throw Object.assign(new Error('Access to this API has been restricted'), { code: 'ERR_ACCESS_DENIED' });
}
