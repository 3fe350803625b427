import lighthouse from 'lighthouse';
import { browserLaunch } from '../support/browser.ts';
import { chromium } from '@playwright/test';

/** In per cent, as Lighthouse shows them. */
export type Scores = Readonly<Record<string, number>>;

export interface Audited {
  readonly scores: Scores;
  /** What cost points, one line each, for whoever reads the failure. */
  readonly findings: readonly string[];
}

const PORT = 9_333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Opens a page as Lighthouse's default does: a phone of the middle class, with a cold cache, on a simulated line of 150 ms and 1.6 Mbit/s
 * and a CPU slowed down 4 times.
 */
export async function audit(url: string): Promise<Audited> {
  const launch = browserLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${PORT}`],
  });
  try {
    const result = await lighthouse(url, { port: PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return {
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      findings: Object.values(categories).flatMap(({ id, auditRefs }) =>
        auditRefs
          .filter(({ weight, id: ref }) => weight > 0 && (audits[ref]?.score ?? 1) < 0.9)
          .map(({ id: ref }) => `${id}: ${audits[ref]?.title ?? ref} (${audits[ref]?.displayValue ?? 'failed'})`),
      ),
    };
  } finally {
    await browser.close();
  }
}
