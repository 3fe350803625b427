import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, Vitest } from 'vitest/node';

/** Writes what fails a run and is in no other report, in the form of Playwright's: errors outside of any test. */
export class UnhandledErrorsReporter implements Reporter {
  #report = '';

  onInit({ config }: Vitest): void {
    this.#report = join(config.root, 'reports/unhandled.json');
    rmSync(this.#report, { force: true });
  }

  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    if (errors.length === 0) return;
    mkdirSync(dirname(this.#report), { recursive: true });
    writeFileSync(this.#report, JSON.stringify({ errors: errors.map(({ message }) => ({ message })) }));
  }
}
