import type { components } from '../generated/schema';

/** RFC 9457 problem details as every service answers them. */
export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

/** The one error a query or mutation can fail with. `code` is stable; `message` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: readonly FieldError[] = [],
    readonly requestId: string | undefined = undefined,
  ) {
    super(message);
  }

  static from(response: Response, problem: Partial<Problem> | undefined): ApiError {
    return new ApiError(
      response.status,
      problem?.code ?? 'unknown',
      problem?.title ?? (response.statusText || `The server answered ${response.status}.`),
      problem?.errors,
      problem?.request_id ?? response.headers.get('x-request-id') ?? undefined,
    );
  }
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Turns openapi-fetch's `{ data, error }` pair into a value.
 *
 * @throws {ApiError} the server refused or failed; `undefined` data is a 204.
 */
export async function unwrap<Data>(pending: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await pending;
  if (!response.ok) throw ApiError.from(response, asProblem(error));
  return data as Data; // openapi-fetch types data as optional because of the error case, handled above
}

/** An edge or proxy in between may answer something that is no problem document. */
function asProblem(error: unknown): Partial<Problem> | undefined {
  return typeof error === 'object' && error !== null ? error : undefined;
}
