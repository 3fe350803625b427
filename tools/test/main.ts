import { root } from '../start/settings.ts';
import { listFailures } from './failures.ts';
import { Output } from './output.ts';
import { removeReports, sumReports } from './reports.ts';
import { checks, createStackStages, type Group, type Stage } from './stages.ts';
import { formatSuites, readProjectRuns } from './suites.ts';
import { startTestStack, type TestStack } from './test-stack.ts';

/** `npm test`: everything that must hold before a change is merged, with the sum as its last line. */
const outcomes: Outcome[] = [];

interface Outcome {
  readonly title: string;
  passed: boolean;
  readonly seconds: number;
  readonly output: Output;
}

/** Of a failed stage, at the end of a log of which the end alone may be kept. */
const LAST_LINES = 12;

removeReports(root);
for (const group of checks) await performAll(group);
await runStackStages();
summarise();

/** A stage without others beside it writes as it goes; of several each writes when it has ended. */
async function performAll({ lanes, again }: Group): Promise<void> {
  const when = lanes.length === 1 ? 'live' : 'at-end';
  const performed = await Promise.all(
    lanes.map(async (lane) => {
      const ended: Outcome[] = [];
      for (const stage of lane) ended.push(await perform(stage, when));
      return ended;
    }),
  );
  const failed = performed.flat().filter(({ passed }) => !passed);
  if (failed.length === 0 || !again) return;
  const { passed } = await perform(again);
  for (const outcome of failed) outcome.passed = passed;
}

async function perform({ title, run }: Stage, when: 'live' | 'at-end' = 'live'): Promise<Outcome> {
  console.log(`\n== ${title}`);
  const began = Date.now();
  const output = new Output(when);
  const passed = await run(output).catch((error: unknown) => {
    output.write(Buffer.from(`${error instanceof Error ? error.message : String(error)}\n`));
    output.end();
    return false;
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  if (when === 'at-end') console.log(`== ${title}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
  const outcome = { title, passed, seconds, output };
  outcomes.push(outcome);
  return outcome;
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
  if (recovered.length > 0) console.log(`\n== Passed at a later attempt\n${recovered.join('\n')}`);
  if (failures.length > 0) console.log(`\n== Failed tests\n${failures.join('\n')}\n`);
  for (const { title, passed, output } of outcomes)
    if (!passed) console.log(`\n== The end of ${title}\n${output.lastLines(LAST_LINES).join('\n')}\n`);
  const tests = sumReports(root);
  const failedStages = outcomes.filter(({ passed }) => !passed).length;
  // A stage can fail without a failed test (lint, types, a crash): the sum must not hide that.
  const failed = Math.max(tests.failed, failedStages);
  console.log(`${tests.passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
