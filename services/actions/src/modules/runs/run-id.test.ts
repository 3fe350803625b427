import { describe, expect, it } from 'vitest';
import { createRunId } from '../calls/run-id';

describe('createRunId', () => {
  it('is a UUID of version 7 that sorts by time', () => {
    const [early, late] = [createRunId(1_700_000_000_000), createRunId(1_700_000_000_001)];
    expect(early).toMatch(/^018bcfe5-6800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(early < late).toBe(true);
    expect(createRunId()).not.toBe(createRunId());
  });
});
