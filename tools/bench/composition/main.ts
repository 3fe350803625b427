import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { browserLaunch } from '../../../e2e/support/browser.ts';
import { countRoundTrips, formatRounds } from '../../../e2e/support/round-trips/count-round-trips.ts';
import { makeSelfSigned } from '../../../e2e/support/round-trips/self-signed.ts';
import { matchArea } from '../../../libs/remote-kit/src/contract/index.ts';
import { startTestStack } from '../../test/test-stack.ts';
import { launchBareChromium } from '../shared/chromium.ts';
import { ANONYMOUS, type Session } from '../shared/cold-visit.ts';
import { runWithLeftovers, type TakeDown } from '../shared/leftovers.ts';
import {
  costGoals,
  formatGoals,
  furtherGoal,
  type Goal,
  headingGoal,
  isHeld,
  LIMITS,
  manyRemotesGoal,
} from './goals.ts';
import { measureFurther, measureTraffic, type Traffic, type Way } from './measure-traffic.ts';
import { type Options, readOptions } from './options.ts';
import { publishCopies } from './publish-copies.ts';
import { publishSingle } from './publish-single.ts';
import { formatFurther, formatMany, formatRow, HEADER, type PageCost, type Pair } from './report.ts';
import { SessionCookie } from './session-cookie.ts';
import { readCandidates, type Stack, startEdge } from './start-edge.ts';
import { type Visitor, visitInTurns } from './visit-in-turns.ts';

/** Each into the area of another remote. */
const WAYS: readonly Way[] = [
  ['/en/', '/workshops'],
  ['/workshops', '/login'],
];

/**
 * `npm run bench:composition`: the product, composed at run time, against the same pages built as one SPA; and the product with more
 * remotes against itself. One run, visits in turns. Ends with 1 when a goal is missed.
 */
async function main(leftovers: TakeDown[]): Promise<void> {
  const options = readOptions(process.env);
  const directory = await mkdtemp(join(tmpdir(), 'declic-single-'));
  leftovers.push(() => rm(directory, { recursive: true, force: true }));
  console.log('Starting a stack, and building the single SPA');
  const { environment, stop } = await startTestStack();
  leftovers.push(() => stop());
  const { BASE_URL: url = '', DATA_DIR: dataDir = '' } = environment;
  const stack = { url, dataDir };
  const serve = async (candidates: Parameters<typeof startEdge>[1]) => {
    const edge = await startEdge(stack, candidates, directory);
    leftovers.push(edge.stop);
    return edge.url;
  };
  const candidates = await readCandidates(stack);
  const product = await serve(candidates);
  const single = await serve(await publishSingle(stack, directory));

  const driven = await chromium.launch(browserLaunch());
  leftovers.push(() => driven.close());
  const certificate = makeSelfSigned();
  const bare = await launchBareChromium(certificate.publicKeyHash);
  leftovers.push(() => bare.close());
  const session = await SessionCookie.signIn(stack);
  const remotes = candidates.remotes.map(({ stable }) => stable);
  const visitor = (page: string): Visitor => ({
    chromium: bare,
    certificate,
    // The page for signing in leads elsewhere those who are.
    session: matchArea(remotes, page)?.area.access === 'public' ? ANONYMOUS : session,
    visits: options.visits,
  });

  const goals: Goal[] = await compareWithSingle([product, single], { options, driven, visitor });
  for (const way of WAYS) {
    const bytes = await inTurn([product, single], (origin) => measureFurther(driven, origin, way));
    console.log(formatFurther(`further remote, ${way.join(' -> ')}`, bytes));
    goals.push(furtherGoal(way, bytes));
  }
  if (options.remotes > 0) goals.push(...(await compareWithMany(product, { options, stack, serve, visitor })));
  console.log(`\n${formatGoals(goals)}`);
  if (!goals.every(isHeld)) process.exitCode = 1;
}

interface Comparison {
  readonly options: Options;
  readonly driven: Browser;
  visitor(page: string): Visitor;
}

async function compareWithSingle(origins: Pair<string>, { options, driven, visitor }: Comparison): Promise<Goal[]> {
  const { pages, protocols, latencies, visits } = options;
  console.log(
    `\nProduct / single SPA: medians of ${visits} cold visits on a CPU slowed down 4 times; round trips without`,
  );
  console.log(`those of the connection\n${HEADER}`);
  const goals: Goal[] = [];
  for (const page of pages) {
    const { session } = visitor(page);
    const cost = await measureCost(origins, page, { driven, session });
    for (const protocol of protocols) {
      for (const latency of latencies) {
        const times = await visitInTurns(origins, { page, protocol, latency }, visitor(page));
        console.log(formatRow(times, cost));
        goals.push(headingGoal(times));
      }
    }
    goals.push(...costGoals(page, cost, { isPublic: session === ANONYMOUS }));
    const [{ count, asked }] = cost.roundTrips;
    if (count > LIMITS.roundTrips.signedIn)
      console.log(`What ${page} of the product asks for, in turn:\n${formatRounds(asked)}`);
  }
  return goals;
}

interface Costing {
  readonly driven: Browser;
  readonly session: Session;
}

async function measureCost(origins: Pair<string>, page: string, { driven, session }: Costing): Promise<PageCost> {
  return {
    traffic: await inTurn<Traffic>(origins, (origin) => measureTraffic(driven, origin + page, session)),
    roundTrips: await inTurn(origins, async (origin) => {
      const context = await driven.newContext({ ignoreHTTPSErrors: true });
      await context.addCookies(session.list);
      const roundTrips = await countRoundTrips(context, origin, page);
      session.update(await context.cookies());
      await context.close();
      return roundTrips;
    }),
  };
}

async function inTurn<Value>(
  [product, reference]: Pair<string>,
  measure: (origin: string) => Promise<Value>,
): Promise<Pair<Value>> {
  return [await measure(product), await measure(reference)];
}

interface Growth extends Omit<Comparison, 'driven'> {
  readonly stack: Stack;
  serve(candidates: Parameters<typeof startEdge>[1]): Promise<string>;
}

/** One public page and one with the header's links, at the lowest latency: there, code weighs most. */
async function compareWithMany(few: string, { options, stack, serve, visitor }: Growth): Promise<Goal[]> {
  const before = (await readCandidates(stack)).remotes.length;
  await publishCopies(options.remotes - before, stack);
  const candidates = await readCandidates(stack);
  const many = await serve(candidates);
  const goals: Goal[] = [];
  for (const page of ['/workshops', '/usage']) {
    const line = { page, protocol: 'h2', latency: Math.min(...options.latencies) } as const;
    const times = await visitInTurns([many, few], line, visitor(page));
    console.log(formatMany(times, [candidates.remotes.length, before]));
    goals.push(manyRemotesGoal(times, candidates.remotes.length));
  }
  return goals;
}

await runWithLeftovers(main);
