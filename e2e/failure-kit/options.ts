import { parseArgs } from 'node:util';
import { BROWSERS, type BrowserName } from './browser/browser-driver.ts';

export interface Options {
  readonly browsers: readonly BrowserName[];
  /** Ids of cases; all of them when it is empty. */
  readonly only: readonly string[];
  /** The rows of `npm test`. */
  readonly quick: boolean;
}

/** @throws Error that says which options, or cases, there are. */
export function readOptions(args: readonly string[], cases: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      browser: { type: 'string', multiple: true, default: [...BROWSERS] },
      quick: { type: 'boolean', default: false },
    },
  });
  const browsers = values.browser.flatMap(splitList).map((name) => {
    const known = BROWSERS.find((browser) => browser === name);
    if (!known) throw new Error(`--browser is one of ${BROWSERS.join(', ')}, not ${name}.`);
    return known;
  });
  const only = values.only.flatMap(splitList);
  const unknown = only.find((id) => !cases.includes(id));
  if (unknown !== undefined) throw new Error(`There is no case ${unknown}. There are: ${cases.join(', ')}.`);
  return { browsers, only, quick: values.quick };
}

const splitList = (text: string) => text.split(',').filter(Boolean);
