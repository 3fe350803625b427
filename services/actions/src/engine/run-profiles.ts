import type { ActionFacts } from './action';

type RunProfile = Pick<ActionFacts, 'latency_target_ms' | 'latency_class' | 'engine' | 'pool' | 'limits'> &
  Partial<Pick<ActionFacts, 'network'>>;

/** Fills the lines of a grammar with a few facts. */
export const WRITES_SHORT_TEXT = {
  latency_target_ms: 1_800,
  latency_class: 'express',
  engine: 'template',
  pool: 'worker',
  limits: { timeoutMs: 5_000, maxInputBytes: 50_000 },
} as const satisfies RunProfile;

/** Reads up to a megabyte of texts and quotes from them. */
export const READS_TEXTS = {
  latency_target_ms: 1_500,
  latency_class: 'standard',
  engine: 'extractive',
  pool: 'worker',
  limits: { timeoutMs: 20_000, maxInputBytes: 1_000_000 },
} as const satisfies RunProfile;

/** Reads pages of the web and quotes from them. */
export const READS_PAGES = {
  latency_target_ms: 8_000,
  latency_class: 'standard',
  engine: 'extractive',
  pool: 'worker',
  network: 'optional',
  limits: { timeoutMs: 35_000, maxInputBytes: 1_500_000 },
} as const satisfies RunProfile;

/** Reads a PDF or scan and quotes from it. */
export const READS_DOCUMENT = {
  latency_target_ms: 8_000,
  latency_class: 'standard',
  engine: 'extractive',
  pool: 'media',
  limits: { timeoutMs: 40_000, maxInputBytes: 10_000 },
} as const satisfies RunProfile;

/** Makes an HTML page from a brief. */
export const MAKES_PAGE = {
  latency_target_ms: 1_000,
  latency_class: 'express',
  engine: 'template',
  pool: 'worker',
  limits: { timeoutMs: 10_000, maxInputBytes: 500_000 },
} as const satisfies RunProfile;
