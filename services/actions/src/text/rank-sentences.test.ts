import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { rankTexts } from './rank-sentences';
import { selectDiverse } from './select-diverse';

describe('central texts', () => {
  const texts = [
    ['sun'],
    ['price', 'rise', 'energy'],
    ['price', 'energy', 'rise'],
    ['price', 'customer'],
    ['energy', 'customer'],
    [],
  ];

  it('score above what stands apart, and texts without terms score 0', () => {
    const { scores } = rankTexts(texts);
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 1);
    expect(scores[5]).toBe(0);
    expect(Math.max(...scores)).toBe(1);
  });

  it('are chosen without repeating each other', () => {
    const { scores, vectors } = rankTexts(texts);
    const chosen = selectDiverse(scores, vectors, { limit: 4 });
    expect(chosen.filter((index) => index === 1 || index === 2)).toHaveLength(1);
    expect(chosen).toHaveLength(4);
  });

  it('of 5,000 texts are found within two seconds', () => {
    const many = Array.from({ length: 5_000 }, (_, i) =>
      Array.from({ length: 12 }, (__, j) => `t${(i * 7 + j * 13) % 900}`),
    );
    const before = process.threadCpuUsage();
    const { scores, vectors } = rankTexts(many);
    expect(selectDiverse(scores, vectors, { limit: 10 })).toHaveLength(10);
    expect(cpuMsSince(before)).toBeLessThan(2_000);
  });

  it('exist for no texts at all', () => {
    expect(rankTexts([]).scores).toEqual([]);
    expect(selectDiverse([], [], { limit: 3 })).toEqual([]);
  });
});
