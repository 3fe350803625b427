import { setTimeout as pause } from 'node:timers/promises';
import { localStack } from '@declic/tools/release/local-stack';
import { setCanary } from '@declic/tools/release/registry-client';
import { type DeployableHistory, readHistory } from '@declic/tools/releases/read-overview';
import { isIntact } from '../kit/kit.ts';
import { startKitEdge } from '../kit/kit-edge.ts';
import type { KitRelease } from '../kit/kit-releases.ts';
import type { NetworkProxy } from '../proxy/network-proxy.ts';
import { LINK } from '../variant/stamp.ts';
import { SUBJECT } from '../variant/build-variant.ts';
import { BEACON_MS, PATIENCE_MS, QUIET_MS } from '../visit/limits.ts';
import { Person } from '../visit/person.ts';
import type { Case, RunScope } from './case.ts';
import { emptyRow } from './empty-row.ts';

/** In so many networks a canary runs before it is compared. */
const NETWORKS = 20;
/** Some visitors get the current version all the same. */
const MAX_VISITS = NETWORKS + 10;
const SHARE = 99;
/** The registry looks every 5 s. */
const WITHDRAWN_WITHIN_MS = 30_000;

const canary: Case = {
  id: 'canary',
  title: 'a canary that throws at render is withdrawn by the registry',
  async run(scope) {
    const edge = await startKitEdge(scope.kit);
    try {
      return [{ ...emptyRow(scope, canary), ...(await play(scope, edge.networks)) }];
    } finally {
      await edge.stop();
    }
  },
};

export const canaryCases: readonly Case[] = [canary];

async function play(scope: RunScope, networks: NetworkProxy) {
  const { site, releases, good } = scope.kit;
  const registry = localStack({ ...process.env, PORT: new URL(site.url).port, DATA_DIR: site.dataDir });
  const bad = await releases.release({ build: 'bad-canary', fault: 'render' }, { activate: false });
  await setCanary(registry, SUBJECT, { version: bad.version, percent: SHARE, reason: 'Tried by the failure kit.' });
  await awaitPage(networks, (page) => page.includes(bad.version));
  const began = performance.now();
  let failedIn = 0;
  const lost: string[] = [];
  for (let network = 1; network <= MAX_VISITS && failedIn < NETWORKS; network += 1) {
    networks.moveTo(network);
    const seen = await visit(scope, networks, bad);
    failedIn += seen.failed ? 1 : 0;
    if (!seen.reached) lost.push(`Network ${network} did not see the last good version.`);
  }
  const history = await awaitWithdrawal(() => readHistory(registry, SUBJECT), bad);
  const ms = Math.round(performance.now() - began);
  const isWithdrawn = history.choice?.canary !== bad.version;
  if (isWithdrawn) await awaitPage(networks, (page) => !page.includes(bad.version));
  networks.moveTo(MAX_VISITS + 1);
  const after = await visit(scope, networks, bad, { expectFailure: false });
  return {
    seen: isWithdrawn ? `withdrawn after ${failedIn} networks` : 'still in canary',
    ms,
    named: failedIn > 0 ? [`${SUBJECT}@${bad.version} render`] : [],
    problems: [
      ...lost,
      ...judgeHistory(history, bad, failedIn),
      ...(history.choice?.version === good.version ? [] : ['The current version changed.']),
      ...(after.reached && !after.failed ? [] : ['A later visitor met the canary.']),
    ],
  };
}

/** The edge may answer from its memory once more after a change. */
async function awaitPage({ url }: NetworkProxy, isNew: (page: string) => boolean): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const page = await (await fetch(url + LINK.to, { headers: { accept: 'text/html' } })).text();
    if (isNew(page)) return;
    await pause(100);
  }
  throw new Error('The page of the canary did not change.');
}

/** One visitor of one network: sees the last good version, whatever was tried before. */
async function visit({ driver }: RunScope, networks: NetworkProxy, bad: KitRelease, { expectFailure = true } = {}) {
  const person = new Person(await driver.newVisitor(), networks.url);
  try {
    const { reached } = await person.open(LINK.to, ({ build }) => isIntact(build), PATIENCE_MS);
    const hasFailed = () => networks.beacons.some(({ kind, version }) => kind === 'failed' && version === bad.version);
    const deadline = Date.now() + (expectFailure ? BEACON_MS : 0);
    while (!hasFailed() && Date.now() < deadline) await pause(50);
    await pause(QUIET_MS);
    return { reached, failed: hasFailed() };
  } finally {
    await person.visitor.close();
  }
}

async function awaitWithdrawal(read: () => Promise<DeployableHistory>, { version }: KitRelease) {
  const deadline = Date.now() + WITHDRAWN_WITHIN_MS;
  for (;;) {
    const history = await read();
    if (history.choice?.canary !== version || Date.now() > deadline) return history;
    await pause(500);
  }
}

function judgeHistory({ events, releases }: DeployableHistory, { version }: KitRelease, failedIn: number): string[] {
  const event = events.find((one) => one.version === version && one.action === 'withdrawn');
  if (event?.actor !== 'registry') return ['The registry did not withdraw it.'];
  const { canary: sample } = (event.evidence ?? {}) as { canary?: { loads: number; failed: number } }; // shown only
  return [
    ...(sample && sample.failed >= NETWORKS && sample.failed <= failedIn
      ? []
      : [`The evidence is another: ${JSON.stringify(event.evidence)}`]),
    ...(releases.some((one) => one.version === version && one.withdrawn_at !== null)
      ? []
      : ['The version is not marked as withdrawn.']),
  ];
}
