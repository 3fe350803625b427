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
  expect(toSlowdown(149)).toBe(1);
  expect(toSlowdown(0)).toBe(1);
});

describe('MachineSpeed', () => {
  it('is the highest measurement', () => {
    const speed = new MachineSpeed([475, 800, 200]);
    expect([speed.index, speed.slowdown]).toEqual([800, 2]);
    speed.note(475);
    expect(speed.index).toBe(800);
    speed.note(1_300);
    expect([speed.index, speed.slowdown]).toEqual([1_300, 3]);
  });

  it.each([
    [800, 879, { isFaster: false, isSlower: false }],
    [800, 881, { isFaster: true, isSlower: false }],
    [800, 601, { isFaster: false, isSlower: false }],
    [800, 599, { isFaster: false, isSlower: true }],
  ])('tells how a machine of %i compares when it had %i', (expected, actual, comparison) => {
    expect(new MachineSpeed([expected]).note(actual)).toEqual(comparison);
  });

  it('takes all machines above the last calibration for equally fast, and those below the first for slower', () => {
    const same = { isFaster: false, isSlower: false };
    expect(new MachineSpeed([3_000]).note(1_600)).toEqual(same);
    expect(new MachineSpeed([1_600]).note(3_000)).toEqual(same);
    expect(new MachineSpeed([100]).note(140)).toEqual({ isFaster: false, isSlower: true });
  });
});
