import { root } from '../start/settings.ts';
import { listFailures } from './failures.ts';
import type { Output } from './run.ts';
import { removeReports, sumReports } from './reports.ts';
import { checks, createStackStages, type Lane, type Stage } from './stages.ts';
import { formatSuites, readProjectRuns } from './suites.ts';
import { startTestStack, type TestStack } from './test-stack.ts';

/** `npm test`: everything that must hold before a change is merged, with the sum as its last line. */
const outcomes: { title: string; passed: boolean; seconds: number }[] = [];

removeReports(root);
for (const group of checks) await performAll(group);
await runStackStages();
summarise();

/** A stage without others beside it writes as it goes; of several each writes when it has ended. */
async function performAll(group: readonly Lane[]): Promise<void> {
  const output = group.length === 1 ? 'live' : 'at-end';
  await Promise.all(
    group.map(async (lane) => {
      for (const stage of lane) await perform(stage, output);
    }),
  );
}

async function perform({ title, run }: Stage, output: Output = 'live'): Promise<void> {
  console.log(`\n== ${title}`);
  const began = Date.now();
  const passed = await run(output).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  if (output === 'at-end') console.log(`== ${title}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  outcomes.push({ title, passed, seconds });
}

async function runStackStages(): Promise<void> {
  let stack: TestStack | undefined;
  await perform({
    title: 'Stack',
    async run() {
      stack = await startTestStack();
      return true;
    },
  });
  for (const stage of stack ? createStackStages(stack.environment) : []) await perform(stage);
  await stack?.stop();
}

function summarise(): void {
  console.log(`\n${formatSuites(readProjectRuns(root)).join('\n')}`);
  console.log('\n== Stages');
  for (const { title, passed, seconds } of outcomes)
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
  const { failed: failures, recovered } = listFailures(root);
  if (recovered.length > 0) console.log(`\n== Passed at the second attempt\n${recovered.join('\n')}`);
  if (failures.length > 0) console.log(`\n== Failed tests\n${failures.join('\n')}\n`);
  const tests = sumReports(root);
  const failedStages = outcomes.filter(({ passed }) => !passed).length;
  // A stage can fail without a failed test (lint, types, a crash): the sum must not hide that.
  const failed = Math.max(tests.failed, failedStages);
  console.log(`${tests.passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
