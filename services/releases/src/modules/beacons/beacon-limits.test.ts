import { TooManyRequestsError } from '@declic/nest-kit';
import { beforeEach, expect, it, vi } from 'vitest';
import { BeaconLimits } from './beacon-limits';

// The time stands still: an allowance fills up again while it is used.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000_000));

const countMany = (limits: BeaconLimits, times: number, toNetwork: (time: number) => string) => {
  for (let time = 0; time < times; time += 1) limits.count(toNetwork(time));
};

it('refuses the 121st beacon of a network within a minute, and no other network', () => {
  const limits = new BeaconLimits({ LOCAL_MODE: false });
  countMany(limits, 120, () => 'one');

  expect(() => limits.count('one')).toThrow(TooManyRequestsError);
  expect(() => limits.count('other')).not.toThrow();
});

it('refuses more than 60,000 a minute of all networks together', () => {
  const limits = new BeaconLimits({ LOCAL_MODE: false });

  expect(() => countMany(limits, 60_001, (time) => `network ${time}`)).toThrow(TooManyRequestsError);
});

function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

it('does not let a network use up what others share with beacons that are refused', () => {
  const limits = new BeaconLimits({ LOCAL_MODE: false });
  countMany(limits, 120, () => 'one');
  const refused = Array.from({ length: 70_000 }, () => attempt(() => limits.count('one'))).filter((done) => !done);

  expect(refused).toHaveLength(70_000);
  expect(() => limits.count('other')).not.toThrow();
});
