/** Why a request is refused; the problem filter maps each kind to one HTTP status. */
export type DomainErrorKind =
  | 'malformed'
  | 'unauthorized'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'unsupported-media-type'
  | 'invalid'
  | 'failed-dependency'
  | 'too-many'
  | 'unavailable';

/** One refused field of a request, as it stands in a problem document. */
export interface FieldError {
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** Dotted path of the field; empty for the whole input. */
  readonly field: string;
  readonly message: string;
}

/** What a refusal may carry besides its sentence. */
export interface DomainErrorDetails {
  readonly errors?: readonly FieldError[];
  /** Further members of the problem document. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Response headers that belong to the refusal, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** Extend once per business rule that can refuse a request. `code` is contract, the message is for people. */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly kind: DomainErrorKind;

  readonly details: DomainErrorDetails;

  constructor(message: string, details: DomainErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = new.target.name;
    this.details = details;
  }

  /** A copy with further response headers; those of the refusal itself go before. The original may belong to several requests. */
  withHeaders(headers: Readonly<Record<string, string>>): this {
    const details = { ...this.details, headers: { ...headers, ...this.details.headers } };
    // The accessor of a stack reads that of its own object only.
    const own = {
      ...Object.getOwnPropertyDescriptors(this),
      stack: toValue(this.stack, false),
      details: toValue(details),
    };
    return Object.create(Object.getPrototypeOf(this) as object, own) as this; // the same class
  }
}

const toValue = (value: unknown, enumerable = true): PropertyDescriptor => ({ value, enumerable });
