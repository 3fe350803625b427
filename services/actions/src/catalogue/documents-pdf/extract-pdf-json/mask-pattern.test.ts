import { describe, expect, it } from 'vitest';
import { findMasked } from './mask-pattern';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

describe('findMasked', () => {
  it.each([
    ['order PO-4133 of May', 'AA-9999', 'PO-4133'],
    ['XPO-4133', 'AA-9999', null],
    ['PO-41333', 'AA-9999', null],
    ['ref. 2026/17', '9999/9+', '2026/17'],
    ['a.b (c)', '(A)', '(c)'],
    ['no 7', 'X', '7'],
  ])('finds in %j by %s: %s', (text, mask, found) => {
    expect(findMasked(text, mask)).toBe(found);
  });

  it('takes bounded time on a mask of repetitions', () => {
    const started = process.threadCpuUsage();
    expect(findMasked('a'.repeat(5_000), 'A+A+A+A+A+A+A+A+A+9')).toBeNull();
    expect(cpuMsSince(started)).toBeLessThan(500);
  });
});
