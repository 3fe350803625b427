import { expect, it } from 'vitest';
import { toNetwork, toSubnet } from './to-network';

it.each(['203.0.113.7', '::ffff:203.0.113.7'])('counts %s as an IPv4 address of its own', (address) => {
  expect(toNetwork(address)).toBe('203.0.113.7');
});

it.each([
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts %s by its first 64 bits', (address, prefix) => {
  expect(toNetwork(address)).toBe(`${prefix}::/64`);
});

it('leaves what is no address as it is', () => {
  expect(toNetwork('not an address')).toBe('not an address');
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['not an address', 'not an address'],
])('takes %s for one of the network %s', (address, network) => {
  expect(toSubnet(address)).toBe(network);
});
