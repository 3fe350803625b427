// `npm run eval:router`: figures of the router on messages in three languages. `--locked` scores the locked third too, which is for
// the final run and for CI; `--errors` names the messages of the rest that went wrong.
import { join } from 'node:path';
import { runnerImport } from 'vite';

const service = join(import.meta.dirname, '../../services/actions');

interface Report {
  readonly writeReport: (
    files: readonly string[],
    options: { readonly locked: boolean; readonly errors: boolean },
  ) => string;
  readonly describeGates: () => string;
}

const { module } = await runnerImport<Report>(join(service, 'src/testing/router-evaluation/write-report.ts'));
const write = (names: readonly string[], options: { readonly locked: boolean; readonly errors: boolean }) => {
  const files = names.map((name) => join(service, 'eval', name));
  console.info(module.writeReport(files, options));
};

const locked = process.argv.includes('--locked');
write(['router.jsonl', 'router-near.jsonl'], { locked, errors: process.argv.includes('--errors') });
if (locked) {
  console.info('\nShort messages, written after the router was made and held out:');
  write(['router-short.jsonl'], { locked, errors: false });
}
console.info(`\n${module.describeGates()}`);
