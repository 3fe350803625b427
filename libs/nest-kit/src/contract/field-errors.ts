import type { ErrorObject } from 'ajv/dist/2020.js';
import type { FieldError } from '../errors/domain-error';

/** What a pattern demands, beside it in the specification: people are not shown regular expressions. */
const PATTERN_IN_WORDS = 'x-pattern-message';

/** Keywords that only say "one of the alternatives failed"; the errors of the alternatives are reported instead. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'not']);

/** One sentence per refused field, in words. */
export function toFieldErrors(place: FieldError['in'], errors: readonly ErrorObject[]): FieldError[] {
  const telling = errors.filter(({ keyword }) => !SUMMARIES.has(keyword));
  const byField = new Map<string, FieldError>();
  for (const error of telling.length > 0 ? telling : errors) {
    const field = formatField(error);
    if (!byField.has(field)) byField.set(field, { in: place, field, message: formatMessage(error) });
  }
  return [...byField.values()];
}

function formatField({ instancePath, keyword, params }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1).map(unescape);
  if (keyword === 'required') steps.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') steps.push(String(params['additionalProperty']));
  if (keyword === 'unevaluatedProperties') steps.push(String(params['unevaluatedProperty']));
  return steps.join('.');
}

/** JSON Pointer escapes. */
function unescape(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function formatMessage({ keyword, params, parentSchema, message = 'is wrong' }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not known';
    case 'minLength':
      return params['limit'] === 1 ? 'must not be empty' : `must have at least ${params['limit']} characters`;
    case 'maxLength':
      return `must have at most ${params['limit']} characters`;
    case 'enum':
      return `must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`;
    case 'format':
      return params['format'] === 'email' ? 'must be an e-mail address' : `must be a valid ${params['format']}`;
    case 'pattern': {
      const sentence: unknown = parentSchema?.[PATTERN_IN_WORDS];
      return typeof sentence === 'string' ? sentence : 'has the wrong form';
    }
    default:
      return message;
  }
}
