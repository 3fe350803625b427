import type { ActionFacts } from './action';

interface RunLimits {
  readonly targetMs: number;
  readonly timeoutMs: number;
  readonly maxInputBytes: number;
}

/** Fills the lines of a grammar with a few facts. */
export const WRITES_SHORT_TEXT = fillsTemplate({ targetMs: 1_800, timeoutMs: 5_000, maxInputBytes: 50_000 });

/** Makes an HTML page from a brief. */
export const MAKES_PAGE = fillsTemplate({ targetMs: 1_000, timeoutMs: 10_000, maxInputBytes: 500_000 });

/** Reads up to a megabyte of texts and quotes from them. */
export const READS_TEXTS = quotes('worker', { targetMs: 1_500, timeoutMs: 20_000, maxInputBytes: 1_000_000 });

/** Reads pages of the web and quotes from them. */
export const READS_PAGES = {
  ...quotes('worker', { targetMs: 8_000, timeoutMs: 35_000, maxInputBytes: 1_500_000 }),
  network: 'optional',
} as const;

/** Reads a PDF or scan and quotes from it. */
export const READS_DOCUMENT = {
  ...quotes('media', { targetMs: 8_000, timeoutMs: 40_000, maxInputBytes: 10_000 }),
  requires: ['pdf', 'picture', 'ocr'],
} as const;

function fillsTemplate({ targetMs, ...limits }: RunLimits) {
  return { latency_target_ms: targetMs, latency_class: 'express', engine: 'template', pool: 'worker', limits } as const;
}

function quotes(pool: ActionFacts['pool'], { targetMs, ...limits }: RunLimits) {
  return { latency_target_ms: targetMs, latency_class: 'standard', engine: 'extractive', pool, limits } as const;
}
