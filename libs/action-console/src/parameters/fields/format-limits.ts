import type { Param } from '@declic/action-input';

/** 'From 1 to 10.', 'At least 1.', 'At most 10.' */
export function formatLimits({ validate: { min, max } = {} }: Param): string | undefined {
  if (min !== undefined && max !== undefined) return `From ${min} to ${max}.`;
  if (min !== undefined) return `At least ${min}.`;
  return max === undefined ? undefined : `At most ${max}.`;
}
