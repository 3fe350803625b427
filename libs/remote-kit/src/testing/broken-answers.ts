import { loseConnection } from '@declic/openapi/testing';

const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

const fields = ['email', 'password', 'strategy_name', 'slug'];

/** What a call may bring instead of its answer, each as a service, or something in between, writes it. */
export const brokenAnswers: Readonly<Record<string, () => Response | Promise<Response>>> = {
  '502 with HTML': () => answer(502, 'Bad Gateway', html, { 'content-type': 'text/html' }),
  '503 without a body': () => answer(503, 'Service Unavailable'),
  '500 with a request id': () =>
    problem(500, 'Internal Server Error', { code: 'internal_error', title: 'Something went wrong on our side.' }),
  '429 with Retry-After': () =>
    problem(
      429,
      'Too Many Requests',
      { code: 'too_many_requests', title: 'You ask too often.' },
      { 'retry-after': '30' },
    ),
  '422 with fields': () =>
    problem(422, 'Unprocessable Entity', {
      code: 'validation_failed',
      title: 'Some fields are not valid.',
      errors: fields.map((field) => ({ in: 'body', field, message: `The ${field} is not valid.` })),
    }),
  'JSON of another shape': () =>
    answer(
      500,
      'Internal Server Error',
      JSON.stringify({ code: 502, title: null, errors: 'Bad Gateway', error: { message: 'Bad Gateway' } }),
      { 'content-type': 'application/json' },
    ),
  'no network': loseConnection,
};

/** What belongs to a protocol or a program, and is no sentence for people; `Failed to fetch` alone is the browser's. */
export const NOT_FOR_PEOPLE =
  /Bad Gateway|Service Unavailable|Internal Server Error|Too Many Requests|Unprocessable|The server answered \d|Failed to fetch(?! [A-Za-z])|\bundefined\b|\bnull\b|\[object|<h1>|TypeError|ApiError/;

function problem(status: number, statusText: string, facts: object, headers: Record<string, string> = {}): Response {
  const body = JSON.stringify({ type: 'about:blank', status, request_id: 'request-7', ...facts });
  return answer(status, statusText, body, { 'content-type': 'application/problem+json', ...headers });
}

function answer(
  status: number,
  statusText: string,
  body: string | null = null,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, { status, statusText, headers });
}
