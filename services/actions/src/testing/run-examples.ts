import { dirname, join } from 'node:path';
import { actions, findAction } from '../catalogue/catalogue';
import type { Action, ActionExample } from '../engine/action';
import { PoolRunner } from '../engine/pools/pool-runner';
import { runWithin } from './pools/run-within';
import { runAction } from './run-action';

/**
 * Runs every example of the catalogue, or of the actions that its arguments name, where its action runs, so that what its processes
 * may not do shows, and prints those that fail as JSON. Only the test of the build runs this file.
 */
const workerFile = join(dirname(process.argv[1] ?? ''), 'action-worker.js');
const pools = new PoolRunner({ find: findAction, ports: {}, workerFile });

function toPool(action: Action, { name }: ActionExample): Action {
  const { slug, pool, limits } = action;
  return {
    ...action,
    execute: (input, _ports, { requestId }) =>
      runWithin(pools, pool, { slug, input, requestId, example: name }, { timeoutMs: 4 * limits.timeoutMs }),
  };
}

function listTried(slugs: readonly string[]): readonly Action[] {
  if (slugs.length === 0) return actions;
  return slugs.map((slug) => {
    const action = findAction(slug);
    if (!action) throw new Error(`There is no action ${slug}.`);
    return action;
  });
}

const failures: string[] = [];

async function runAll(these: readonly Action[]): Promise<void> {
  for (const action of these)
    for (const example of action.examples)
      await runAction(toPool(action, example), example.input).catch((error: unknown) => {
        failures.push(`${action.slug}, ${example.name}: ${error instanceof Error ? error.message : 'failed'}`);
      });
}

const tried = Object.groupBy(listTried(process.argv.slice(2)), ({ pool }) => pool);
await Promise.all(Object.values(tried).map((these) => runAll(these ?? [])));
await pools.onApplicationShutdown();
process.stdout.write(JSON.stringify(failures));
