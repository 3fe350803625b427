import { attempt, type Call, parseJson } from '../chaos/http.ts';

/** The JSON of an answer that must be a success. */
export async function ask<Body>(what: string, call: Call): Promise<Body> {
  const outcome = await attempt(call);
  return parseJson<Body>(outcome.kind === 'answer' ? outcome : null, what);
}
