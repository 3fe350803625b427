import { z } from 'zod';
import type { JobDefinition } from '../jobs/job-definition';

/** The names of the kinds of jobs that carry text and do not say whether it is about people. Ids, times and fixed words are no text. */
export function jobsWithUnclassifiedText(
  definitions: readonly Pick<JobDefinition, 'name' | 'payload' | 'isPersonal'>[],
): string[] {
  return definitions
    .filter(({ payload, isPersonal }) => isPersonal === undefined && hasText(z.toJSONSchema(payload, ANY)))
    .map(({ name }) => name);
}

/** As it is stored; what JSON has no word for may be anything. */
const ANY = { io: 'input', unrepresentable: 'any' } as const;

/** An address of mail or of a page is text. */
const SAFE_FORMATS = new Set(['uuid', 'date-time', 'date']);

function hasText(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { type, format, enum: words, const: word } = schema as Record<string, unknown>;
  const isFixed = words !== undefined || word !== undefined;
  const isText = type === 'string' && !isFixed && !(typeof format === 'string' && SAFE_FORMATS.has(format));
  return isText || Object.values(schema).some(hasText);
}
