import { parseArgs } from 'node:util';
import { localStack } from '../release/local-stack.ts';
import { previewLink, readHours, readOverrides } from './preview-link.ts';

const USAGE = 'Usage: npm run release:preview <mf-…|shell> <version> [… …] [-- --hours 8]';

/** `npm run release:preview mf-flow 3f2a…`: a link that shows these versions to those who open it. */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { hours: { type: 'string' } } });
  const overrides = readOverrides(positionals);
  if (!overrides) throw new Error(USAGE);
  const stack = localStack();
  console.log(await previewLink(stack, overrides, { origin: stack.releasesUrl, hours: readHours(values.hours) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
