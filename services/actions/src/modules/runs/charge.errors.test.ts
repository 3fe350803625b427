import { PLAN_FACTS, type PlanSlug } from '@declic/nest-kit';
import { expect, it } from 'vitest';
import { rateLimited } from './charge.errors';

it('lets each plan make as many calls a minute as the specification says', () => {
  const limits = Object.entries(PLAN_FACTS).map(([plan, { callsPerMinute }]) => [plan, callsPerMinute]);
  expect(Object.fromEntries(limits)).toEqual({ free: 10, solo: 60, build: 120, grow: 300, scale: 600 });
});

it.each(Object.entries(PLAN_FACTS))(
  'names the limit of the plan %s in the refusal',
  (plan, { callsPerMinute: limit }) => {
    const { message, details } = rateLimited({ plan: plan as PlanSlug, window: { callsLeft: 0, resetsIn: 7 } }); // a key of the table
    expect(message).toBe('Rate limit exceeded. Please try again later');
    expect(details).toEqual({
      extra: { plan, limit, window_seconds: 60 },
      headers: {
        'retry-after': '7',
        'ratelimit-policy': `"default";q=${limit};w=60`,
        ratelimit: '"default";r=0;t=7',
      },
    });
  },
);
