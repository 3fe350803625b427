import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  '93.184.215.14',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '223.255.255.255',
])('takes %s for public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each(['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450:4007:80e::200e', '::ffff:93.184.215.14'])(
  'takes %s for public in IPv6',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each(['', 'example.com', '127.1', '0x7f000001', '256.1.1.1', 'fe80::1%eth0'])(
  'takes %j for no public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);
