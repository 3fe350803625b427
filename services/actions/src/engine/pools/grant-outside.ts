import type { PoolJob } from './pool-job';
import type { OutsidePorts } from './port-calls';
import type { JobContext } from './run-job';

/** The ports to the network that the job's action names. An example has its own, in the worker. */
export function grantOutside({ find, ports }: JobContext, { slug, example }: PoolJob): OutsidePorts {
  const needs = example === undefined ? (find(slug)?.needs ?? []) : [];
  return {
    ...(needs.includes('web') && ports.web && { web: ports.web }),
    ...(needs.includes('mailExchange') && ports.mailExchange && { mailExchange: ports.mailExchange }),
  };
}
