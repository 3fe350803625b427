import { describe, expect, it } from 'vitest';
import { hasReached, type NetworkColumn, toBookingNetwork } from './booking-network';

const SECRET = 'a secret';
const network = (address: string) => toBookingNetwork(address, SECRET);

it('knows the networks of one IPv6 site as one subnet, and IPv4 addresses as networks alone', () => {
  const [first, second, elsewhere] = [
    network('2001:db8:1:1::1'),
    network('2001:db8:1:2::1'),
    network('2001:db8:2:1::1'),
  ];
  expect(first.networkHash).not.toEqual(second.networkHash);
  expect(first.subnetHash).toEqual(second.subnetHash);
  expect(first.subnetHash).not.toEqual(elsewhere.subnetHash);
  expect(network('203.0.113.7').subnetHash).toBeNull();
});

describe('the limit of a network', () => {
  const reached = (address: string, counts: Record<NetworkColumn, number>) =>
    hasReached(network(address), 3, async (column) => counts[column]);

  it.each([
    ['2001:db8::1', { network_hash: 2, subnet_hash: 14 }, false],
    ['2001:db8::1', { network_hash: 3, subnet_hash: 3 }, true],
    ['2001:db8::1', { network_hash: 0, subnet_hash: 15 }, true],
    ['203.0.113.7', { network_hash: 2, subnet_hash: 15 }, false],
  ])('of %s with %j is reached: %s', async (address, counts, expected) => {
    expect(await reached(address, counts)).toBe(expected);
  });
});
