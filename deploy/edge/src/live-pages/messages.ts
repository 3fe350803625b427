import { LARGEST_PAGE_FILE_BYTES, LARGEST_PROGRAM_BYTES, type LivePage } from '@declic/remote-kit/contract';

/** A page of a release, and the area that is the whole site on the host where it was asked for. */
export interface PageAddress {
  readonly path: string;
  readonly site?: string | undefined;
}

/** What the edge sends to a process that renders pages. The program comes first, and once. */
export type ToPageProcess =
  | { readonly type: 'program'; readonly source: string }
  | ({ readonly type: 'render' } & PageAddress)
  | { readonly type: 'answer'; readonly id: number; readonly status: number; readonly body: string }
  | { readonly type: 'failure'; readonly id: number; readonly reason: string };

/** What such a process sends. It runs the code of a team: `readFromProcess` checks it. */
export type FromPageProcess =
  | { readonly type: 'ready' }
  | { readonly type: 'read'; readonly id: number; readonly path: string }
  | { readonly type: 'page'; readonly page: LivePage }
  | { readonly type: 'failed'; readonly reason: string };

/** The most characters of a message, with escapes. */
export const LONGEST_TO_PROCESS = 2 * LARGEST_PROGRAM_BYTES;
export const LONGEST_FROM_PROCESS = 2 * LARGEST_PAGE_FILE_BYTES;
