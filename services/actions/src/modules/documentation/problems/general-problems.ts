import type { ProblemHelp } from './problem-help';

const SOON = 'Wait as many seconds as `Retry-After` says, then try again.';

/** Codes that every address can answer. */
export const generalProblems: Readonly<Record<string, ProblemHelp>> = {
  unauthorized: {
    status: 401,
    title: 'There is no session',
    when: 'The call needs a session, and its token is missing, wrong or over.',
    whatToDo: 'Sign in again.',
  },
  forbidden: {
    status: 403,
    title: 'This is not allowed',
    when: 'The caller may not do this.',
    whatToDo: 'Use an account that may.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing at this address',
    when: 'No page and no operation has this address.',
    whatToDo: 'Compare the address with [the contract](/docs/reference).',
  },
  method_not_allowed: {
    status: 405,
    title: 'This address does not take this method',
    when: 'The address exists with another method; the `Allow` header names it.',
    whatToDo: 'Send the request with the method of the contract.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    when: 'Headers or body were not complete in time.',
    whatToDo: 'Send the request again over a better connection.',
  },
  payload_too_large: {
    status: 413,
    title: 'The request is too large',
    when: 'The body is above the limit of this operation: 17 MB for calls that take files, 1 MB for all others.',
    whatToDo: 'Send a smaller body, or [upload the file](/docs/files) first.',
  },
  uri_too_long: {
    status: 414,
    title: 'The address is too long',
    when: 'The path or the query is above the limit.',
    whatToDo: 'Send long values in the body.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body has a type that this operation does not take',
    when: '`Content-Type` is missing or not one that the contract names.',
    whatToDo: 'Send `Content-Type: application/json`.',
  },
  headers_too_large: {
    status: 431,
    title: 'The headers are too large',
    when: 'Address and headers are above the limit together.',
    whatToDo: 'Send fewer or shorter headers.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    when: 'More requests of this kind came, or are open at the same time, than are allowed for a network or an account.',
    whatToDo: SOON,
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong on our side',
    when: 'An error that the product does not know. It is logged with the `request_id`.',
    whatToDo: 'Try again. When it stays, tell us the `request_id`.',
  },
  unavailable: {
    status: 503,
    title: 'The service is not available right now',
    when: 'The database is away or too busy. Nothing was debited.',
    whatToDo: SOON,
  },
  service_unavailable: {
    status: 503,
    otherStatus: 504,
    title: 'A service does not answer',
    when: 'The service that `service` names is away (503) or took too long (504).',
    whatToDo: SOON,
  },
  session_keys_unavailable: {
    status: 503,
    title: 'Sessions cannot be checked right now',
    when: 'The keys that sessions are signed with could not be read.',
    whatToDo: SOON,
  },
};
