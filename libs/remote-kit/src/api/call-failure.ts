import { describeError, isWithoutAnswer } from '../describe-error';

/** What a service found wrong with one field. */
interface FailedField {
  readonly field: string;
  readonly message: string;
}

/** A failed call in the parts that a screen shows or decides by. */
export interface CallFailure {
  /** For people: whole sentences, never a status line. */
  readonly text: string;
  /** What the service itself wrote; undefined when it wrote nothing, or something in between answered. */
  readonly said: string | undefined;
  readonly fields: readonly FailedField[];
  /** Stable code of the service's refusal; `no-answer` and `timeout` when nothing came back, `unknown` otherwise. */
  readonly code: string;
  readonly status: number | undefined;
  /** For support; undefined when the user's own doing was refused as expected, and the text says why. */
  readonly requestId: string | undefined;
  /** Seconds after which the service wants to be asked again. */
  readonly retryAfter: number | undefined;
}

/** A screen's own words for a failed call; each is used in its case only. */
export interface FailureWords {
  /** By code or by status: these go before what the service wrote. */
  readonly known?: Readonly<Record<string, string | undefined>> | undefined;
  /** Around what the service wrote, e.g. 'RPC Error: …'. */
  readonly quote?: ((said: string) => string) | undefined;
  /** The service refused (4xx) and wrote nothing. */
  readonly refused?: string | undefined;
  /** For every other failure. Without it: words for the kind of failure, in the page's language. */
  readonly fallback?: string | undefined;
  /** The services write English: a page in another language shows its own words only. */
  readonly ownWordsOnly?: boolean | undefined;
}

/** Decides, for every screen of the product, what people read when a call fails. */
export function callFailure(error: unknown, words: FailureWords = {}): CallFailure {
  const facts = readFacts(error);
  const reason = selectReason(facts, words);
  const requestId = reason !== undefined && isExpected(facts) ? undefined : facts.requestId;
  return { ...facts, requestId, text: reason ?? words.fallback ?? inWords(error) };
}

/** `callFailure(…).text`. */
export function failureText(error: unknown, words?: FailureWords): string {
  return callFailure(error, words).text;
}

type Facts = Omit<CallFailure, 'text'>;

/**
 * A service refuses with these what its user did: a wrong password, no credits, a link that is used up, a taken address, a field
 * that is not valid. Not 429: limits count a network, too, so the user may need support.
 */
const EXPECTED_STATUSES: ReadonlySet<number> = new Set([401, 402, 404, 409, 422]);

/** With such a status, too, but faults of a program: no service answered, an unknown address, a key of another call. */
const FAULT_CODES: ReadonlySet<string> = new Set(['unknown', 'not_found', 'idempotency_key_reused']);

/** Why the call was refused, where there are words for it. */
function selectReason({ said, code, status }: Facts, words: FailureWords): string | undefined {
  const known = words.known?.[code] ?? words.known?.[String(status)];
  if (known !== undefined) return known;
  if (said !== undefined && !words.ownWordsOnly) return words.quote?.(said) ?? said;
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  return isRefusal ? words.refused : undefined;
}

function isExpected({ code, status }: Facts): boolean {
  return status !== undefined && EXPECTED_STATUSES.has(status) && !FAULT_CODES.has(code);
}

function inWords(error: unknown): string {
  const { title, message } = describeError(error);
  return `${title}. ${message}`;
}

function readFacts(error: unknown): Facts {
  if (isApiError(error)) {
    const { code, status, message, errors: fields, requestId, retryAfter } = error;
    return { said: code === 'unknown' ? undefined : message || undefined, code, status, fields, requestId, retryAfter };
  }
  const nothing = { fields: [], status: undefined, requestId: undefined, retryAfter: undefined };
  if (isUserFacing(error)) return { ...nothing, said: error.message, code: 'unknown' };
  return { ...nothing, said: undefined, code: classifyCode(error) };
}

function classifyCode(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return isWithoutAnswer(error) ? 'no-answer' : 'unknown';
}

/** By its name, because a bundle may have this module, too. */
function isUserFacing(error: unknown): error is Error {
  return error instanceof Error && error.name === 'UserFacingError';
}

/** `ApiError` of `@declic/openapi`, of which every remote has a class of its own. */
interface ApiErrorLike {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FailedField[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
}

function isApiError(error: unknown): error is ApiErrorLike {
  return error instanceof Error && error.name === 'ApiError';
}
