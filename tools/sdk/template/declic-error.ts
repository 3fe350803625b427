/** A problem document (RFC 9457) as the API answers it. */
export interface DeclicProblem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** Stable: switch on it. */
  readonly code: string;
  readonly request_id: string;
  readonly errors?: readonly { readonly in: string; readonly field: string; readonly message: string }[];
  readonly [member: string]: unknown;
}

/** A call was refused, or failed. */
export class DeclicError extends Error {
  readonly problem: DeclicProblem;

  constructor(problem: DeclicProblem, cause?: unknown) {
    super(problem.title, { cause });
    this.name = 'DeclicError';
    this.problem = problem;
  }

  get code(): string {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** The error of an answer. One that is no problem document comes from something between the caller and the API. */
export function toDeclicError(response: Response, body: unknown, cause: unknown): DeclicError {
  return new DeclicError(isProblem(body) ? body : describe(response), cause);
}

export function isProblem(body: unknown): body is DeclicProblem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

function describe({ status, statusText, headers }: Response): DeclicProblem {
  const title = `The answer is no problem document: ${status} ${statusText}`.trim();
  return { type: 'about:blank', title, status, code: 'unknown', request_id: headers.get('x-request-id') ?? '' };
}
