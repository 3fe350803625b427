import { describe, expect, it } from 'vitest';
import { checkReportable } from './check-reportable';

const DAY_MS = 24 * 60 * 60 * 1_000;
const now = new Date('2026-11-20T12:00:00Z');
const aRun = (change: { status?: string; ageMs?: number } = {}) => ({
  id: 'run',
  slug: 'iban_validate',
  status: change.status ?? 'succeeded',
  startedAt: new Date(now.getTime() - (change.ageMs ?? 0)),
  isKnownFault: false,
});

describe('a run that can be reported', () => {
  it.each([0, 7 * DAY_MS])('succeeded %i ms ago', (ageMs) => {
    expect(checkReportable(aRun({ ageMs }), now)).toMatchObject({ id: 'run' });
  });
});

describe('a run that cannot be reported', () => {
  it.each(['failed', 'timed_out', 'interrupted', 'rejected', 'upstream_failed'])('has ended as %s', (status) => {
    expect(() => checkReportable(aRun({ status }), now)).toThrow(expect.objectContaining({ code: 'run_not_charged' }));
  });

  it.each([
    { what: 'is not there', run: undefined, code: 'reported_run_not_found' },
    { what: 'is under way', run: aRun({ status: 'running' }), code: 'reported_run_not_found' },
    { what: 'is older than seven days', run: aRun({ ageMs: 7 * DAY_MS + 1 }), code: 'report_too_late' },
  ])('$what', ({ run, code }) => {
    expect(() => checkReportable(run, now)).toThrow(expect.objectContaining({ code }));
  });
});
