import { expect, it } from 'vitest';
import { parseLoopbackOrigins } from './allowed-origins.ts';

it('reads origins on this machine', () => {
  expect(parseLoopbackOrigins('http://127.0.0.1:8090, https://localhost:8091/,http://[::1]')).toEqual([
    'http://127.0.0.1:8090',
    'https://localhost:8091',
    'http://[::1]',
  ]);
});

it.each(['http://10.0.0.1:8080', 'http://127.0.0.1:1,http://example.com'])('refuses other hosts: %s', (text) => {
  expect(parseLoopbackOrigins(text)).toBeUndefined();
});

it.each(['ftp://127.0.0.1', '127.0.0.1:8080'])('refuses other protocols: %s', (text) => {
  expect(parseLoopbackOrigins(text)).toBeUndefined();
});

it.each(['', '*', 'http://127.0.0.1:1/path', 'http://user@127.0.0.1:1'])('refuses what is no origin: %j', (text) => {
  expect(parseLoopbackOrigins(text)).toBeUndefined();
});
