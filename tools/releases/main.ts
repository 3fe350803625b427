import { parseArgs } from 'node:util';
import { localStack } from '../release/local-stack.ts';
import { historyLines } from './history-lines.ts';
import { overviewLines, type TextOptions } from './overview-lines.ts';
import { readHistory, readOverview } from './read-overview.ts';

const USAGE = 'Usage: npm run releases [-- <shell|mf-…> --at <cursor of older events> --json]';
const LONGEST_LINE = 100;
const OPTIONS = { json: { type: 'boolean' }, at: { type: 'string' } } as const;

/**
 * `npm run releases [name]`: every deployable with its version, share of the visitors and health; of one also its versions and its
 * history.
 *
 * @decision D45
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new Error(USAGE);
  const registry = localStack();
  if (name === undefined) {
    const overview = await readOverview(registry);
    return print(values.json ? toJson(overview) : overviewLines(overview, textOptions()));
  }
  const history = await readHistory(registry, name, values.at);
  print(values.json ? toJson(history) : historyLines(history, textOptions()));
}

function textOptions(): TextOptions {
  const { isTTY, columns = LONGEST_LINE } = process.stdout;
  const colours = isTTY && process.stdout.hasColors();
  return { width: Math.min(isTTY ? columns : LONGEST_LINE, LONGEST_LINE), now: new Date(), colours };
}

function toJson(answer: unknown): string[] {
  return [JSON.stringify(answer, null, 2)];
}

function print(lines: readonly string[]): void {
  console.log(lines.join('\n'));
}

main().catch((error: unknown) => {
  console.error(
    error instanceof TypeError ? `${error.message}\n${USAGE}` : error instanceof Error ? error.message : error,
  );
  process.exitCode = 1;
});
