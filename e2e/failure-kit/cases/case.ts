import type { BrowserDriver } from '../browser/browser-driver.ts';
import type { Kit } from '../kit/kit.ts';
import type { Row } from '../report/row.ts';

export interface RunScope {
  readonly kit: Kit;
  readonly driver: BrowserDriver;
  /** Only one visit of each kind. */
  readonly quick: boolean;
}

/** One fault with all its rows. */
export interface Case {
  /** For `--only`. */
  readonly id: string;
  readonly title: string;
  /** Also in Firefox. */
  readonly main?: boolean | undefined;
  /** Also in `npm test`. */
  readonly quick?: boolean | undefined;
  run(scope: RunScope): Promise<Row[]>;
}
