import { expect, it } from 'vitest';
import { mapDomain, toAsciiDomain } from './ascii-domain';
import { parseEmailAddress } from './email-address';
import { isLocalPart } from './local-part';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

const OCTETS = 60_000;
const MAX_MS = 50;
const fill = (part: string) => part.repeat(OCTETS / part.length);

/** Repetitions that make a backtracking expression slow, and what the length limits must catch first. */
const inputs = ['a', 'a.', '"\\"', '"', '@', '\\', '.', 'ü', 'xn--', '-', '\u200C', '\u05D0', '[', ' ', '\u0301', '😀'];

it.each(inputs)('reads 60 kB of %j in bounded time', (part) => {
  const start = process.threadCpuUsage();
  for (const text of [
    fill(part),
    `"${fill(part)}`,
    `${fill(part)}@company.com`,
    `ada@${fill(part)}`,
    `ada@${fill(part)}.com`,
  ])
    expect(parseEmailAddress(text)).toBeNull();
  expect(isLocalPart(`"${fill(part)}`)).toBe(false);
  expect([toAsciiDomain(fill(part)), mapDomain(fill(part))]).toEqual([null, null]);
  expect(cpuMsSince(start)).toBeLessThan(MAX_MS);
});

it.each(inputs)('reads addresses of the greatest length, of %j, in less than a millisecond each', (part) => {
  const domain = part.repeat(Math.floor(63 / part.length)).slice(0, 63);
  const start = process.threadCpuUsage();
  for (let count = 0; count < 100; count++) {
    parseEmailAddress(`${domain}@${domain}.${domain}.${domain.slice(0, 50)}`);
    parseEmailAddress(`a@${domain}.${domain}.${domain}.${domain.slice(0, 50)}`);
  }
  expect(cpuMsSince(start) / 200).toBeLessThan(1);
});
