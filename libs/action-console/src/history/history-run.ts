import type { ActionDefinition } from '../definition/definition';
import type { FinishedRun } from '../run/use-run-action';

/** One run as this browser keeps it. The API key is not part of it. */
export interface HistoryRun {
  /** Of the form of this record: records of another version are not read. */
  readonly version: 1;
  /** Begins with the time, so that the order of ids is that of the runs. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** Milliseconds. */
  readonly at: number;
  readonly status: number;
  readonly isDryRun: boolean;
  /** Credits. */
  readonly cost: number | null;
  readonly durationMs: number | null;
  readonly requestId: string;
  /** Parameters and answer; null when they are too large to be kept. */
  readonly run: FinishedRun | null;
  /** How much room it takes. */
  readonly bytes: number;
}

/** The largest run that is kept with its contents. */
export const LARGEST_RUN_BYTES = 2_000_000;
const DIGITS_OF_TIME = 14;

export function toHistoryRun(
  { slug, title }: Pick<ActionDefinition, 'slug' | 'title'>,
  { body, isDryRun, result }: FinishedRun,
  at = Date.now(),
): HistoryRun {
  const { status, cost, duration_ms: durationMs, request_id: requestId } = result;
  const run: FinishedRun = { body, isDryRun, result };
  const bytes = new TextEncoder().encode(JSON.stringify(run)).length;
  const isTooLarge = bytes > LARGEST_RUN_BYTES;
  const id = `${String(at).padStart(DIGITS_OF_TIME, '0')}-${crypto.randomUUID()}`;
  const facts = { version: 1, id, slug, title, at, status, isDryRun, cost, durationMs, requestId } as const;
  return { ...facts, run: isTooLarge ? null : run, bytes: isTooLarge ? 0 : bytes };
}

/** Reads what this browser kept; null for what another release wrote. */
export function parseHistoryRun(value: unknown): HistoryRun | null {
  const run = value as Partial<HistoryRun> | null; // written by `toHistoryRun`, of some release
  return run?.version === 1 && typeof run.id === 'string' && typeof run.at === 'number' ? (run as HistoryRun) : null; // of this release
}
