import type { FastifyRequest } from 'fastify';
import type { FieldError } from '../errors/domain-error';
import { UnsupportedMediaTypeError, ValidationError } from '../errors/request-errors';
import { unreadableBodies } from './unreadable-body';
import { toFieldErrors } from './field-errors';
import type { Operation, TextPlace } from './operations';

/** What the layer reads of a request. */
export type ReadableRequest = Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body'>;

/**
 * Checks a request against its operation.
 *
 * @throws {UnsupportedMediaTypeError} when the body is of a kind that this operation does not take.
 * @throws {ValidationError} with one entry per refused field.
 */
export function readInput(operation: Operation, request: ReadableRequest) {
  const unreadable = unreadableBodies.get(request);
  if (unreadable) throw unreadable;
  assertMediaType(operation, request);
  const path = copyValues(request.params);
  const query = copyValues(request.query);
  const headers = copyValues(request.headers);
  const errors = [
    ...checkText(operation, 'path', path),
    ...checkText(operation, 'query', query),
    ...checkText(operation, 'header', headers),
    ...checkBody(operation, request.body),
  ];
  if (errors.length > 0) throw new ValidationError('Some fields are missing or wrong.', { errors });
  return { path, query, headers, body: request.body ?? undefined };
}

function assertMediaType(operation: Operation, { body, headers }: ReadableRequest): void {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (body === undefined || body === null || type === undefined || operation.bodyTypes.length === 0) return;
  if (!operation.bodyTypes.includes(type))
    throw new UnsupportedMediaTypeError(`Send the body as ${operation.bodyTypes.join(' or ')}.`);
}

/** Validation fills in defaults and coerces, which must not change what logs and hooks see. */
function copyValues(source: unknown): Record<string, unknown> {
  return { ...(source as Record<string, unknown>) };
}

function checkText(operation: Operation, place: TextPlace, values: Record<string, unknown>): FieldError[] {
  const validate = operation.textValidator(place);
  if (validate && !validate(values)) return toFieldErrors(place, validate.errors ?? []);
  return unstorable(place, place === 'header' ? {} : values);
}

function checkBody(operation: Operation, body: unknown): FieldError[] {
  const validate = operation.bodyValidator();
  if (!validate) return [];
  if (body === undefined || body === null) {
    return operation.bodyRequired ? [{ in: 'body', field: '', message: 'is required' }] : [];
  }
  if (!validate(body)) return toFieldErrors('body', validate.errors ?? []);
  return unstorable('body', body);
}

/** Maximum nesting depth of a body: more than any valid body has, and less than what overflows the stack of recursive code. */
const DEEPEST = 200;

/** More faults say nothing more. */
const MAX_FAULTS = 20;

/** PostgreSQL stores neither a NUL character nor half of a surrogate pair: refused here, by name, rather than by the database. */
function unstorable(place: FieldError['in'], value: unknown): FieldError[] {
  const faults: FieldError[] = [];
  collectFaults({ place, faults }, value, '', 0);
  return faults;
}

interface FaultSearch {
  readonly place: FieldError['in'];
  readonly faults: FieldError[];
}

function collectFaults(search: FaultSearch, value: unknown, field: string, depth: number): void {
  const { place, faults } = search;
  if (faults.length >= MAX_FAULTS) return;
  if (depth > DEEPEST) faults.push({ in: place, field: '', message: 'must not be nested so deeply' });
  else if (typeof value === 'string') faults.push(...faultyText(place, field, value));
  else if (Array.isArray(value)) {
    for (let index = 0; index < value.length && faults.length < MAX_FAULTS; index += 1)
      if (typeof value[index] === 'string' || typeof value[index] === 'object')
        collectFaults(search, value[index], field ? `${field}.${index}` : String(index), depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      faults.push(...faultyText(place, field, key));
      collectFaults(search, child, field ? `${field}.${key}` : key, depth + 1);
    }
  }
}

function faultyText(place: FieldError['in'], field: string, text: string): FieldError[] {
  if (text.includes('\0')) return [{ in: place, field, message: 'must not contain a NUL character' }];
  if (!text.isWellFormed()) return [{ in: place, field, message: 'must not contain half of a surrogate pair' }];
  return [];
}
