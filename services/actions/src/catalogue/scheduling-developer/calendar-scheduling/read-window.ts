import { RejectedInputError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';
import type { Interval } from './interval';
import { isZone, nextDay, readTime } from './local-time';

const MAX_DAYS = 62;
const KEYS = ['start', 'end', 'time_zone'];

/** Reads the window strictly: a time that does not exist, or twice, is refused rather than guessed. @throws {RejectedInputError} */
export function readWindow(value: unknown, defaultZone: string): Interval & { readonly zone: string } {
  const refuse = (message: string) => new RejectedInputError('window', message);
  if (!isRecord(value)) throw refuse('Must be an object such as {"start": "2026-03-02", "end": "2026-03-06"}');
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw refuse(`"${unknown.slice(0, 40)}" is not one of: ${KEYS.join(', ')}`);
  const zone = value['time_zone'] ?? defaultZone;
  if (typeof zone !== 'string' || !isZone(zone))
    throw refuse('"time_zone" must be a name of the IANA list, such as Europe/Paris');

  const [start, end] = (['start', 'end'] as const).map((key) => {
    const text = value[key];
    const read = typeof text === 'string' ? readTime(text, zone) : 'form';
    if (read === 'form')
      throw refuse(
        `"${key}" must be a date (2026-03-02) or time (2026-03-02T09:00, with an offset or without) that exists`,
      );
    if (read === 'skipped') throw refuse(`"${key}" does not exist in ${zone}: the clocks are put forward then`);
    if (read.earliest !== read.latest && !read.isDate)
      throw refuse(`"${key}" occurs twice in ${zone}, where the clocks are put back: add its offset`);
    return key === 'end' && read.isDate ? nextDay(read.earliest, zone) : read.earliest;
  });
  if (start === undefined || end === undefined || start >= end) throw refuse('"end" must be after "start"');
  if (end - start > MAX_DAYS * 86_400_000 + 7_200_000) throw refuse(`Must be at most ${MAX_DAYS} days long`);
  return { start, end, zone };
}
