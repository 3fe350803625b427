import { expect, it } from 'vitest';
import { aWorkshop } from '../../testing/a-workshop';
import { nextWorkshop } from './next-workshop';

it('features the earliest future session that is not a replay', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const past = aWorkshop({ id: 'past', start_utc: '2026-11-20T11:00:00Z' });
  const replay = aWorkshop({ id: 'replay', start_utc: '2026-11-21T11:00:00Z', status: 'replay' });
  const soldOut = aWorkshop({ id: 'sold-out', start_utc: '2026-11-22T11:00:00Z', status: 'soldout' });
  const later = aWorkshop({ id: 'later', start_utc: '2026-11-23T11:00:00Z' });

  expect(nextWorkshop([later, soldOut, replay, past], now)?.id).toBe('sold-out');
  expect(nextWorkshop([past, replay], now)).toBeUndefined();
});
