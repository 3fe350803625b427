import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { generatedFiles } from './generated-files.ts';

const stale = [...(await generatedFiles())].filter(
  ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
);

for (const [file] of stale) console.error(`${relative(process.cwd(), file)} does not match openapi/spec.`);
if (stale.length > 0) {
  console.error('Run `npm run generate -w openapi` and commit the result.');
  process.exitCode = 1;
}
