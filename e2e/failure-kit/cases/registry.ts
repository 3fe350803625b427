import { setTimeout as pause } from 'node:timers/promises';
import { rewriteSubject } from '../faults/rewrite-subject.ts';
import { type KitEdge, startKitEdge } from '../kit/kit-edge.ts';
import { type Misbehaviour, misbehaviours } from '../proxy/misbehaviour.ts';
import type { Rewrite } from '../proxy/fault-proxy.ts';
import { openConsole } from './open-console.ts';
import { type Scenario, toCase } from './scenario.ts';

/** A page that waits for the registry takes longer than this. */
const PAGE_MS = 300;
/** Longer than an edge takes an answer of the registry for fresh. */
const STALE_MS = 1_500;

interface RegistryFault extends Pick<Scenario, 'id' | 'title' | 'main' | 'quick'> {
  readonly misbehave?: Misbehaviour;
  readonly rewrite?: Rewrite;
  /** The edge is started again in the meantime. */
  readonly restart?: boolean;
}

const withoutRemotes: Rewrite = (json) => JSON.stringify({ ...(JSON.parse(json) as object), remotes: [] });
const withoutAreas = rewriteSubject((remote) => Object.assign(remote, { areas: undefined }));

const FAULTS: readonly RegistryFault[] = [
  { id: 'registry-down', title: 'the registry is down', misbehave: misbehaviours.down, main: true, quick: true },
  {
    id: 'registry-down-restart',
    title: 'the registry is down while the edge starts',
    misbehave: misbehaviours.down,
    restart: true,
  },
  { id: 'registry-500', title: 'the registry answers 500', misbehave: misbehaviours.serverError },
  { id: 'registry-never', title: 'the registry never answers', misbehave: misbehaviours.never },
  { id: 'registry-slow', title: 'the registry takes 10 s', misbehave: misbehaviours.slow },
  { id: 'registry-empty', title: 'the registry names no remotes', rewrite: withoutRemotes },
  { id: 'registry-bad-remote', title: 'the registry names one remote that is malformed', rewrite: withoutAreas },
];

/** The registry fails behind an edge that has served pages before. */
export const registryCases = FAULTS.map((fault) => toCase(toScenario(fault)));

function toScenario({ misbehave, rewrite, restart, ...about }: RegistryFault): Scenario {
  return {
    ...about,
    async play({ kit }, person) {
      const edge = await startKitEdge(kit);
      kit.proxy.pointTo(edge.url);
      try {
        await measurePage(edge);
        edge.registry.rules = misbehave ? [{ matches: (path) => path.startsWith('/api/releases/'), misbehave }] : [];
        edge.registry.rewrites = rewrite ? [rewrite] : [];
        if (restart) await edge.restart();
        const slowest = await measureSlowestPage(edge);
        const outcome = await openConsole(person);
        if (slowest <= PAGE_MS) return outcome;
        const wait = `A page waited for the registry: its HTML took ${slowest} ms.`;
        return { ...outcome, problems: [...(outcome.problems ?? []), wait] };
      } finally {
        kit.proxy.pointTo(kit.site.url);
        await edge.stop();
      }
    },
  };
}

/** Over a time in which the edge asks the registry again, more than once. */
async function measureSlowestPage(edge: KitEdge): Promise<number> {
  const times = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await pause(STALE_MS);
    times.push(await measurePage(edge));
  }
  return Math.max(...times);
}

async function measurePage({ url }: KitEdge): Promise<number> {
  const began = performance.now();
  await (await fetch(`${url}/workshops`, { headers: { accept: 'text/html' } })).text();
  return Math.round(performance.now() - began);
}
