import { keepCoveredText } from '@declic/media/video';
import { RejectedInputError } from '../../../engine/run-errors';

/** Where a text came from, for the messages about it. */
export interface TextField {
  readonly field: string;
  /** As the message names it, such as `Point 2`. */
  readonly label: string;
  readonly max: number;
}

export type Warn = (message: string) => void;

/**
 * A text as it can be drawn: one line, without characters that the fonts lack.
 *
 * @throws {RejectedInputError} it is no text, too long, or nothing remains.
 */
export function readText(value: unknown, { field, label, max }: TextField, warn: Warn): string {
  if (typeof value !== 'string') throw new RejectedInputError(field, `${label} must be a text.`);
  if (value.length > max) throw new RejectedInputError(field, `${label} must have at most ${max} characters.`);
  const { text, dropped } = keepCoveredText(value);
  if (text === '') throw new RejectedInputError(field, `${label} has no letters that can be drawn.`);
  if (dropped.length > 0) warn(`${label}: left out ${dropped.join(' ')}, which the fonts of the video do not have.`);
  return text;
}

/** Null where nothing is given. */
export function readOptionalText(value: unknown, field: TextField, warn: Warn): string | null {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return null;
  return readText(value, field, warn);
}
