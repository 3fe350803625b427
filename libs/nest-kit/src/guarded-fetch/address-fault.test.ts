import { expect, it } from 'vitest';
import { findAddressFault } from './guarded-fetch';

it.each([
  ['no address', 'bad_url'],
  ['ftp://example.com/', 'bad_url'],
  ['https://user:word@example.com/', 'bad_url'],
  ['http://example.com/', 'bad_url'],
  ['https://localhost/', 'blocked_address'],
  ['https://hooks.internal/', 'blocked_address'],
  ['https://127.0.0.1/', 'blocked_address'],
  ['https://0x7f.1/', 'blocked_address'],
  ['https://[::ffff:10.0.0.1]/', 'blocked_address'],
  ['https://169.254.169.254/', 'blocked_address'],
  ['https://example.com:22/', 'blocked_port'],
  ['https://example.com:8443/hook?key=1', null],
  ['https://example.com/', null],
])('%s: %s', (address, code) => {
  expect(findAddressFault(address, {})?.code ?? null).toBe(code);
});

it('allows what the operator configured, also without encryption', () => {
  const allowedOrigins = ['http://127.0.0.1:8090'];
  expect(findAddressFault('http://127.0.0.1:8090/hook', { allowedOrigins })).toBeNull();
  expect(findAddressFault('http://127.0.0.1:8091/hook', { allowedOrigins })?.code).toBe('blocked_address');
});

it('refuses everything where fetching is off', () => {
  expect(findAddressFault('https://example.com/', { egress: 'off' })?.code).toBe('egress_disabled');
});
