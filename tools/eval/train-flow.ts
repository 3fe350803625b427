// `npm run train:flow`: trains what tells the sections of an intake apart on the labelled intakes, and writes the weights.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';

interface Training {
  readonly trainWeights: () => unknown;
}

const flow = join(import.meta.dirname, '../../services/flow/src');
const { module } = await runnerImport<Training>(join(flow, 'testing/intake-evaluation/write-weights.ts'));
const file = join(flow, 'engine/embedded/analysis/sections/weights.json');
await writeFile(file, `${JSON.stringify(module.trainWeights(), null, 2)}\n`);
console.info(`written: ${file}`);
