import { describe, expect, it } from 'vitest';
import { MachineSpeed, toSlowdown } from './machine-speed.ts';

it.each([
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
])('slows a machine with the index %i down %d times', (index, slowdown) => {
  expect(toSlowdown(index)).toBeCloseTo(slowdown, 5);
});

it('never slows down more than Lighthouse does by default, and never speeds up', () => {
  expect(toSlowdown(4_000)).toBe(4);
  expect(toSlowdown(149)).toBeUndefined();
  expect(toSlowdown(0)).toBeUndefined();
});

describe('MachineSpeed', () => {
  it('is the median of the last three measurements', () => {
    const speed = new MachineSpeed([800, 200, 900]);
    expect([speed.index, speed.slowdown]).toEqual([800, 2]);
    for (const index of [475, 475]) speed.note(index);
    expect([speed.index, speed.slowdown]).toEqual([475, 1.5]);
  });

  it('does not judge what was measured while the machine was half as fast, or slower than the phone', () => {
    const speed = new MachineSpeed([800, 800, 800]);
    expect([speed.note(400), speed.note(399), speed.note(1_600)]).toEqual([true, false, true]);
    expect(new MachineSpeed([160, 160, 160]).note(140)).toBe(false);
  });
});
