import type { Action, ActionResult } from '../action';
import { examplePorts } from '../example-ports';
import type { Ports } from '../ports';
import { limitResultSize } from '../result-size';
import type { PoolJob } from './pool-job';

/** What runs of a worker (or of the event loop) have in common. */
export interface JobContext {
  readonly find: (slug: string) => Action | undefined;
  readonly ports: Partial<Ports>;
}

/**
 * Runs the job's action in this process.
 *
 * @throws {RejectedInputError} its result is larger than an answer may be.
 */
export async function runJob({ find, ports }: JobContext, job: PoolJob, signal: AbortSignal): Promise<ActionResult> {
  const { slug, input, requestId, example } = job;
  const action = find(slug);
  if (!action) throw new Error(`There is no action "${slug}".`);
  const granted = example === undefined ? ports : findExamplePorts(action, example);
  return limitResultSize(await action.execute(input, granted, { signal, requestId }));
}

function findExamplePorts({ examples }: Action, name: string): Ports {
  return { ...examplePorts, ...examples.find((example) => example.name === name)?.given };
}
