import { parseArgs } from 'node:util';
import { localStack } from '../release/local-stack.ts';
import { readHours, replayLink } from './preview-link.ts';

const USAGE = 'Usage: npm run shell:replay <composition id> [-- --hours 8]';

/** `npm run shell:replay 3f2a9c0d1e2f3a4b`: a link to a page that is made exactly as that composition says. */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { hours: { type: 'string' } } });
  const [id, ...rest] = positionals;
  if (!id || rest.length > 0 || !/^[0-9a-f]{16}$/.test(id)) throw new Error(USAGE);
  const stack = localStack();
  console.log(await replayLink(stack, id, { origin: stack.releasesUrl, hours: readHours(values.hours) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
