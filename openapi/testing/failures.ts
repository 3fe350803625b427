import type { components } from '../generated/schema';
import { json, type JsonResponse } from './json-response';
import type { BrokenAnswer } from './operations';

type Problem = components['schemas']['Problem'];

export interface Refusal extends Partial<Omit<Problem, 'status'>> {
  status: number;
}

/** The answer of a service that refuses. */
export function problem({ code = 'refused', title = '', ...facts }: Refusal): JsonResponse<Problem> {
  return json(
    { type: `/docs/errors/${code}`, title, code, request_id: 'test-request', ...facts },
    { status: facts.status, headers: { 'content-type': 'application/problem+json' } },
  );
}

/** A reply that refuses. */
export const refuse = (refusal: Refusal) => () => problem(refusal);

/** A reply that never comes. */
export const neverAnswer = () => new Promise<never>(() => undefined);

/** A reply that is lost on its way: `fetch` rejects with a TypeError. */
export const loseConnection = () => Response.error() as JsonResponse<never>; // has no body of any type

/** Marks an answer that the contract does not describe, and that is sent all the same. */
export function brokenAnswer(response: Response): BrokenAnswer {
  return Object.assign(response, { isBroken: true } as const);
}
