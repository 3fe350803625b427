import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { generatedFiles } from './generated-files.ts';

for (const [file, content] of await generatedFiles()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`wrote ${relative(process.cwd(), file)}`);
}
