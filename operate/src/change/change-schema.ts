import * as z from 'zod/mini';
import type { ChangeTerms } from './release-change.queries';

/** With the share of visitors where the change asks for one. */
export const createChangeSchema = (hasShare: boolean) =>
  z.object({
    percent: z
      .string()
      .check(z.refine((text) => !hasShare || toShare(text) !== undefined, 'Enter a whole number from 1 to 99.')),
    reason: z.string().check(z.trim(), z.minLength(1, 'Say why: the history shows it.')),
  });

export type ChangeFields = z.infer<ReturnType<typeof createChangeSchema>>;

export function toTerms({ reason, percent }: ChangeFields): ChangeTerms {
  const share = toShare(percent);
  return { reason, ...(share !== undefined && { percent: share }) };
}

/** Undefined for what is no share. */
function toShare(text: string): number | undefined {
  const percent = Number(text.trim().replace(/\s*%$/, '') || Number.NaN);
  return Number.isInteger(percent) && percent >= 1 && percent <= 99 ? percent : undefined;
}
