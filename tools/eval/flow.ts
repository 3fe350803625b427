// `npm run eval:flow`: figures of Flow Content's embedded engine on the labelled, the development and the held-out intakes.
// `--errors` lists every line that was missed or wrong, never those of the held-out intakes.
import { join } from 'node:path';
import { runnerImport } from 'vite';

interface Report {
  readonly writeReport: (options: { readonly errors: boolean }) => Promise<string>;
}

const { module } = await runnerImport<Report>(
  join(import.meta.dirname, '../../services/flow/src/testing/intake-evaluation/write-report.ts'),
);
console.info(await module.writeReport({ errors: process.argv.includes('--errors') }));
