import { RejectedInputError } from '../../../engine/run-errors';
import { readOptionalText, readText, type Warn } from './read-text';
import type { PromoPoint } from './stage';

const COUNT = 3;
const MAX_TITLE = 80;
const MAX_TEXT = 140;

/**
 * Three points, each a text or an object with `title` and `text`.
 *
 * @throws {RejectedInputError}
 */
export function readPoints(value: unknown, warn: Warn): readonly PromoPoint[] {
  if (!Array.isArray(value) || value.length !== COUNT) {
    throw new RejectedInputError('points', `Must be a list of exactly ${COUNT} points.`);
  }
  return value.map((point: unknown, index) => readPoint(point, `Point ${index + 1}`, warn));
}

function readPoint(point: unknown, label: string, warn: Warn): PromoPoint {
  if (typeof point === 'string') {
    return { title: readText(point, { field: 'points', label, max: MAX_TITLE }, warn), text: null };
  }
  if (typeof point !== 'object' || point === null || Array.isArray(point)) {
    throw new RejectedInputError('points', `${label} must be a text, or an object with "title" and "text".`);
  }
  const title = 'title' in point ? point.title : undefined;
  const text = 'text' in point ? point.text : undefined;
  return {
    title: readText(title, { field: 'points', label: `${label}: "title"`, max: MAX_TITLE }, warn),
    text: readOptionalText(text, { field: 'points', label: `${label}: "text"`, max: MAX_TEXT }, warn),
  };
}
