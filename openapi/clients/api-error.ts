import type { components } from '../generated/schema';

/** RFC 9457 problem details as every service answers them. */
export type Problem = components['schemas']['Problem'];
export type FieldError = components['schemas']['FieldError'];

/** The one error a query or mutation can fail with. `code` is stable, and `unknown` when no service of ours answered; `message` is then for logs only. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: readonly FieldError[] = [],
    readonly requestId: string | undefined = undefined,
    /** Seconds after which the server wants to be asked again. */
    readonly retryAfter: number | undefined = undefined,
  ) {
    super(message);
  }

  /** `body` is what came, whatever it is: something in between may answer something that is no problem document. */
  static from(response: Response, body: unknown): ApiError {
    const problem = readProblem(body);
    return new ApiError(
      response.status,
      problem?.code ?? 'unknown',
      problem?.title ?? `The server answered ${response.status}.`,
      problem?.errors,
      problem?.requestId ?? response.headers.get('x-request-id') ?? undefined,
      readRetryAfter(response.headers.get('retry-after')),
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
  if (!response.ok) throw ApiError.from(response, error);
  return data as Data; // openapi-fetch types data as optional because of the error case, handled above
}

/** The parts of a problem document, each only in its own shape; undefined for everything else. */
function readProblem(body: unknown) {
  if (!isRecord(body) || typeof body['code'] !== 'string') return undefined;
  const { code, title, errors, request_id } = body;
  return {
    code,
    title: typeof title === 'string' ? title : '',
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    requestId: typeof request_id === 'string' ? request_id : undefined,
  };
}

/** RFC 9110 10.2.3: seconds, or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return seconds > 0 ? seconds : undefined;
}

function isFieldError(entry: unknown): entry is FieldError {
  return isRecord(entry) && typeof entry['field'] === 'string' && typeof entry['message'] === 'string';
}

/**
 * A copy of that in `json/`. Rolldown orders what only dynamic imports need by the absolute paths of the imported modules
 * (https://github.com/rolldown/rolldown/issues/10863), and `node_modules` stands after `mf-flow`, where `libs` stands before it. The
 * helper is needed by the table export of the action console and by the routes of mf-flow: shared, it would have another place in the
 * build from a team's checkout, and the release another version.
 */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
