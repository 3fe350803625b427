import type { OpOutput } from '@declic/nest-kit';

/** One call as the API shows it. */
export type RequestLine = OpOutput<'listRequests'>['items'][number];

/** One call as it is written down. */
export interface LoggedRequest {
  /** A UUID of version 7, so that it tells when the call arrived; that of a charged call is the run's. */
  readonly id: string;
  readonly userId: string;
  readonly requestId: string;
  readonly action: string | null;
  readonly kind: RequestLine['kind'];
  readonly status: number;
  readonly code: string | null;
  readonly durationMs: number;
  readonly credits: number;
  readonly unlisted: number;
}

/** A call that came with a key which opens no account: whose it was is found out when it is written. */
export interface UnownedRequest extends Omit<LoggedRequest, 'userId'> {
  readonly tokenHash: Buffer;
}

/** As the driver hands it out. */
export interface RequestRow {
  readonly id: string;
  readonly at: Date;
  readonly request_id: string;
  readonly action: string | null;
  readonly kind: RequestLine['kind'];
  readonly status: number;
  readonly code: string | null;
  readonly duration_ms: number | null;
  readonly credits: number;
  readonly unlisted: number;
}
