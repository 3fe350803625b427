import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { proofSteps } from './prove/proof-steps.ts';
import { makeScratchWorkspace } from './prove/scratch-workspace.ts';

/** `npm run generators:prove`: generates one of each in a copy of the workspace, and checks, tests and builds what came out. */
const workspace = makeScratchWorkspace(root);
const outcomes: boolean[] = [];
const startTime = Date.now();
try {
  // Each step stands on the one before: after a failure the others would only repeat it.
  for (const { title, run } of proofSteps) {
    const began = Date.now();
    const outcome = outcomes.includes(false) ? undefined : run(workspace.folder);
    outcomes.push(outcome?.passed === true);
    if (outcome?.passed === false) console.log(outcome.output);
    const mark = outcome === undefined ? 'not run' : outcome.passed ? 'ok' : 'FAILED';
    console.log(`${mark.padEnd(7)} ${title} (${Math.round((Date.now() - began) / 1000)} s)`);
  }
} finally {
  workspace.remove();
}
report(outcomes.filter((passed) => passed).length, outcomes.filter((passed) => !passed).length);

/** In the form in which `npm test` reads it: a Vitest report with one file. */
function report(numPassedTests: number, numFailedTests: number): void {
  const status = numFailedTests > 0 ? 'failed' : 'passed';
  const run = { name: import.meta.filename, status, startTime, endTime: Date.now(), assertionResults: outcomes };
  mkdirSync(join(root, 'tools/reports'), { recursive: true });
  writeFileSync(
    join(root, 'tools/reports/generators.json'),
    `${JSON.stringify({ numPassedTests, numFailedTests, startTime, testResults: [run] }, null, 2)}\n`,
  );
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
  process.exitCode = numFailedTests > 0 ? 1 : 0;
}
