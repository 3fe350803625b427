import { actions } from '../catalogue/catalogue';
import { runAction } from './run-action';

/** Runs every example of the catalogue and prints those that fail as JSON. Only the test of the build runs this file. */
const failures: string[] = [];
for (const { slug, ...action } of actions)
  for (const { name, input, given } of action.examples)
    await runAction({ slug, ...action }, input, given).catch((error: unknown) => {
      failures.push(`${slug}, ${name}: ${error instanceof Error ? error.message : 'failed'}`);
    });
process.stdout.write(JSON.stringify(failures));
