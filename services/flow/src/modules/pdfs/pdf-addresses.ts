import { PdfReadError, type PdfReadProblem } from '@declic/media/pdf-reader';
import {
  type FetchErrorCode,
  type FetchedResource,
  type GuardedFetch,
  GuardedFetchError,
} from '@declic/nest-kit/guarded-fetch';
import { Inject, Injectable } from '@nestjs/common';
import type { PdfFailure } from './pdf-failure';
import { MAX_PDF_BYTES } from './pdf-limits';
import { PdfTexts } from './pdf-texts';

/** Injection token of the client for addresses that users type. */
export const PDF_FETCH = Symbol('PDF_FETCH');

/** For everything, redirects included: a job waits for it, no person. */
const TIMEOUT_MS = 20_000;
const ANSWER_TIMEOUT_MS = 10_000;

/** Why an address gave no text; `isPassing` when another try may succeed. */
export class PdfAddressError extends Error {
  constructor(
    readonly failure: PdfFailure,
    readonly isPassing: boolean,
    options?: ErrorOptions,
  ) {
    super(`The address of the PDF failed: ${failure}.`, options);
  }
}

/**
 * Reads the texts of PDFs at addresses that users typed.
 *
 * @decision D21
 */
@Injectable()
export class PdfAddresses {
  constructor(
    @Inject(PDF_FETCH) private readonly fetch: GuardedFetch['fetch'],
    private readonly texts: PdfTexts,
  ) {}

  /** @throws {PdfAddressError} there is no text to be had. */
  async read(url: string, userId: string): Promise<string> {
    const { status, bytes } = await this.load(url);
    const refused = toStatusFailure(status);
    if (refused) throw refused;
    try {
      return (await this.texts.read(bytes, userId)).text;
    } catch (error) {
      throw error instanceof PdfReadError
        ? new PdfAddressError(FAILURE_OF_PROBLEM[error.problem], false, { cause: error })
        : error;
    }
  }

  private async load(url: string): Promise<FetchedResource> {
    try {
      return await this.fetch(url, {
        accept: 'application/pdf',
        maxBytes: MAX_PDF_BYTES,
        timeoutMs: TIMEOUT_MS,
        answerTimeoutMs: ANSWER_TIMEOUT_MS,
      });
    } catch (error) {
      if (!(error instanceof GuardedFetchError)) throw error;
      throw new PdfAddressError(FAILURE_OF_CODE[error.code], PASSING.has(error.code), { cause: error });
    }
  }
}

/** A server that is overloaded or broken may be well again at the next try. */
function toStatusFailure(status: number): PdfAddressError | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return new PdfAddressError('pdf_missing', false);
  if (status === 401 || status === 403) return new PdfAddressError('pdf_forbidden', false);
  return new PdfAddressError('pdf_unreachable', status >= 500 || status === 429);
}

const PASSING: ReadonlySet<FetchErrorCode> = new Set(['unreachable', 'bad_response']);

const FAILURE_OF_CODE: Readonly<Record<FetchErrorCode, PdfFailure>> = {
  bad_url: 'pdf_address_refused',
  blocked_port: 'pdf_address_refused',
  blocked_address: 'pdf_address_refused',
  bad_header: 'pdf_address_refused',
  robots_disallowed: 'pdf_forbidden',
  too_many_redirects: 'pdf_unreachable',
  unreachable: 'pdf_unreachable',
  bad_response: 'pdf_unreachable',
  timed_out: 'pdf_timed_out',
  too_large: 'pdf_too_large',
  egress_disabled: 'pdf_fetch_off',
};

const FAILURE_OF_PROBLEM: Readonly<Record<PdfReadProblem, PdfFailure>> = {
  'too-large': 'pdf_too_large',
  'not-a-pdf': 'pdf_not_a_pdf',
  broken: 'pdf_damaged',
  'too-complex': 'pdf_too_complex',
  encrypted: 'pdf_encrypted',
  'without-text': 'pdf_without_text',
  'too-long': 'pdf_too_long',
};
