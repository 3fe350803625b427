import type { RowRecord } from './batch-job';

type Answer = Pick<RowRecord, 'data' | 'size'> & { readonly isPartial: boolean };

/** Characters of one answer that this browser keeps. */
const MAX_ANSWER = 256 * 1024;
/** Characters of all answers of a batch. */
export const MAX_ANSWERS = 100 * 1024 * 1024;
/** A text that is longer is a file or close to it. */
const LONG_TEXT = 16 * 1024;

/** An answer as it is kept: of a large one, long texts are replaced by their length, and what is still too large is left out. */
export function boundAnswer(data: RowRecord['data']): Answer {
  const whole = measure(data);
  if (whole.size <= MAX_ANSWER) return { ...whole, isPartial: false };
  const short = measure(shortenTexts(data) as RowRecord['data']); // the shape stays, only texts change
  const left = short.size <= MAX_ANSWER ? short : measure({ left_out: `The answer has ${whole.size} characters` });
  return { ...left, isPartial: true };
}

function measure(data: RowRecord['data']): Pick<Answer, 'data' | 'size'> {
  return { data, size: JSON.stringify(data).length };
}

function shortenTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONG_TEXT ? `(${value.length} characters, not kept)` : value;
  if (Array.isArray(value)) return value.map(shortenTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortenTexts(entry)]));
}
