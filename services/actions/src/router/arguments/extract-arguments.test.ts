import { join } from 'node:path';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { describe, expect, it } from 'vitest';
import type { Param } from '../../engine/input-schema';
import { readLockedSet } from '../../testing/labelled-set';
import { readMessage } from '@declic/action-router';
import { extractArguments } from '@declic/action-router';

const extract = (params: readonly Param[], text: string) => extractArguments({ params }, readMessage(text));

interface Case {
  readonly name: string;
  readonly params: readonly Param[];
  readonly text: string;
  readonly found: Record<string, unknown>;
}

const cases = readLockedSet<Case>(join(import.meta.dirname, 'extract-arguments.cases.json'));
const topic: Param = { key: 'topic', label: 'Topic', kind: 'string', required: true };
const rows: Param = { key: 'rows', label: 'Rows', kind: 'json', required: true };

describe('arguments of a message', () => {
  it.each(cases)('are read: $name', ({ params, text, found }) => {
    expect(extract(params, text)).toEqual(found);
  });

  it('do not reach prototypes', () => {
    const found = extract([rows], '{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('are read in bounded time from brackets that never close', () => {
    const startedAt = process.threadCpuUsage();
    extract([rows, topic], `[${'1,'.repeat(100_000)}${'1 x]'.repeat(10_000)}`);
    expect(cpuMsSince(startedAt)).toBeLessThan(2_000);
  });
});
