import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../start/settings.ts';
import { makeSelfSigned, type SelfSigned } from '../../../e2e/support/round-trips/self-signed.ts';
import { type BareChromium, launchBareChromium } from '../shared/chromium.ts';
import { findStack } from '../shared/find-stack.ts';
import { installPeer } from '../shared/install-peer.ts';
import { runWithLeftovers, type TakeDown } from '../shared/leftovers.ts';
import { openSlowFront } from '../shared/open-slow-front.ts';
import { buildAstroSite, buildViteSite, PEER } from './build-sites.ts';
import { listMeasuredPages, type MeasuredPage } from './measured-page.ts';
import { measurePaints, type Paints } from './measure-paints.ts';
import { type Contender, CONTENDERS, formatRow, HEADER, type Visits } from './report.ts';
import { serveSite } from './serve-site.ts';

const LATENCIES = (process.env['LATENCY'] ?? '40,300').split(',').map(Number);
const VISITS = Number(process.env['VISITS'] ?? 9);

type Origins = Readonly<Record<Contender, string>>;

/**
 * `npm run bench:first-view`: when the English landing page and the page of a workshop are painted on a cold visit, as the product composes
 * them, as plain prerendered Vite sites and as Astro sites of the same components. HTTP/2, a CPU slowed down 4 times, visits in turns.
 */
async function main(leftovers: TakeDown[]): Promise<void> {
  await installPeer(PEER, 'astro');
  console.log('Starting a stack, and building two sites of each page');
  const stack = await findStack(leftovers);
  const pages = await listMeasuredPages(stack);
  const certificate = makeSelfSigned();
  const chromium = await launchBareChromium(certificate.publicKeyHash);
  leftovers.push(() => chromium.close());
  const origins = new Map<MeasuredPage, Origins>();
  for (const page of pages) origins.set(page, await buildOthers(page, stack, leftovers));

  console.log(`\nMedians of ${VISITS} cold visits\n${HEADER}`);
  for (const [{ path }, own] of origins) {
    for (const latency of LATENCIES) {
      const { text, isMet } = formatRow(
        path,
        latency,
        await visitInTurns({ chromium, certificate }, own, path, latency),
      );
      console.log(text);
      if (!isMet) process.exitCode = 1;
    }
  }
}

/** Where the product has the page, and the two sites that are built of it. */
async function buildOthers(page: MeasuredPage, stack: string, leftovers: TakeDown[]): Promise<Origins> {
  // Below the workspace, so that what is built finds its packages.
  const folder = await mkdtemp(join(root, 'tools/bench/first-view/.sites-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  const vite = await serveSite(await buildViteSite(folder, page), stack);
  leftovers.push(vite.close);
  const astro = await serveSite(await buildAstroSite(folder, page), stack);
  leftovers.push(astro.close);
  return { product: stack, vite: vite.url, astro: astro.url };
}

interface Browser {
  readonly chromium: BareChromium;
  readonly certificate: SelfSigned;
}

async function visitInTurns(
  { chromium, certificate }: Browser,
  origins: Origins,
  path: string,
  latency: number,
): Promise<Visits> {
  const paints: Record<Contender, Paints[]> = { product: [], vite: [], astro: [] };
  for (let round = 0; round < VISITS; round += 1) {
    const turns = CONTENDERS.map((_, index) => CONTENDERS[(index + round) % CONTENDERS.length] ?? 'product');
    for (const name of turns) {
      const front = await openSlowFront(origins[name], { protocol: 'h2', latency, certificate });
      try {
        paints[name].push(await measurePaints(chromium, front.url + path));
      } finally {
        await front.close();
      }
    }
  }
  return paints;
}

await runWithLeftovers(main);
