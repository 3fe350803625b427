import { describe, expect, it } from 'vitest';
import { RateMeter } from './rate-meter';

function aMeter() {
  let now = 1_000_000;
  const meter = new RateMeter(() => now);
  const isWithin = (subject = 'ada', perMinute = 6) => {
    const waitMs = meter.waitMs(subject, perMinute);
    meter.count(subject, perMinute);
    return waitMs === 0;
  };
  return { meter, isWithin, pass: (ms: number) => (now += ms) };
}

describe('RateMeter', () => {
  it('allows the limit at once, and then one for each part of the minute', () => {
    const { meter, isWithin, pass } = aMeter();
    expect(Array.from({ length: 6 }, () => isWithin())).toEqual([true, true, true, true, true, true]);
    expect(meter.waitMs('ada', 6)).toBe(10_000);
    pass(10_000);
    expect([isWithin(), isWithin()]).toEqual([true, false]);
  });

  it('cannot be used twice at the edge of a window', () => {
    const { isWithin, pass } = aMeter();
    pass(59_000);
    for (let event = 0; event < 6; event++) isWithin();
    pass(2_000);
    expect(isWithin()).toBe(false);
  });

  it('has what was too much waited for, and a minute longer at most', () => {
    const { meter, isWithin, pass } = aMeter();
    for (let event = 0; event < 9; event++) isWithin();
    expect(meter.waitMs('ada', 6)).toBe(40_000);
    for (let event = 0; event < 1_000; event++) isWithin();
    expect(meter.waitMs('ada', 6)).toBe(70_000);
    pass(120_000);
    expect(Array.from({ length: 7 }, () => isWithin())).toEqual([true, true, true, true, true, true, false]);
  });

  it('counts each subject separately, and subtracts', () => {
    const { meter, isWithin } = aMeter();
    for (let event = 0; event < 6; event++) isWithin();
    expect(isWithin('grace')).toBe(true);
    meter.decrement('ada', 6);
    expect(meter.waitMs('ada', 6)).toBe(0);
  });

  it('forgets the subject that was counted longest ago rather than growing without bound', () => {
    const { meter, isWithin } = aMeter();
    for (let event = 0; event < 6; event++) isWithin();
    for (let subject = 0; subject < 10_000; subject++) isWithin(`visitor ${subject}`);
    expect(meter.waitMs('ada', 6)).toBe(0);
    expect(meter.waitMs('visitor 0', 1)).toBeGreaterThan(0);
  });
});
