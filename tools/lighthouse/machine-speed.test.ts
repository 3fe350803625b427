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
    for (const index of [475, 475]) speed.note({ index, idle: 1 });
    expect([speed.index, speed.slowdown]).toEqual([475, 1.5]);
  });

  it('does not judge what was measured while the machine was half as fast, or slower than the phone', () => {
    const speed = new MachineSpeed([800, 800, 800]);
    const note = (index: number, idle = 0.5) => speed.note({ index, idle });
    expect([note(400), note(399), note(1_600)]).toEqual([true, false, true]);
    expect(new MachineSpeed([160, 160, 160]).note({ index: 140, idle: 0.5 })).toBe(false);
  });

  it('does not judge what was measured while the cores had no time left', () => {
    const speed = new MachineSpeed([800, 800, 800]);
    expect([speed.note({ index: 800, idle: 0.2 }), speed.note({ index: 800, idle: 0.19 })]).toEqual([true, false]);
  });
});
