import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../start/settings.ts';
import { makeSelfSigned } from '../../../e2e/support/round-trips/self-signed.ts';
import { startTestStack } from '../../test/test-stack.ts';
import { launchBareChromium } from '../shared/chromium.ts';
import { installPeer } from '../shared/install-peer.ts';
import { runWithLeftovers } from '../shared/leftovers.ts';
import { openSlowFront } from '../shared/open-slow-front.ts';
import { buildAstroSite, buildViteSite, PEER } from './build-sites.ts';
import { measurePaints, type Paints } from './measure-paints.ts';
import { CONTENDERS, formatRow, HEADER } from './report.ts';
import { serveSite } from './serve-site.ts';

const PAGE = '/en/';
const LATENCIES = (process.env['LATENCY'] ?? '40,300').split(',').map(Number);
const VISITS = Number(process.env['VISITS'] ?? 9);

/**
 * `npm run bench:first-view`: when the English landing page is painted on a cold visit, as the product composes it, as a plain
 * prerendered Vite site and as an Astro site of the same components. HTTP/2, a CPU slowed down 4 times, visits in turns.
 */
async function main(leftovers: (() => Promise<unknown>)[]): Promise<void> {
  await installPeer(PEER, 'astro');
  // Below the workspace, so that what is built finds its packages.
  const folder = await mkdtemp(join(root, 'tools/bench/first-view/.sites-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  console.log('Starting a stack, and building the two sites');
  const { environment, stop } = await startTestStack();
  leftovers.push(() => stop());
  const { BASE_URL: stack = '' } = environment;
  const sites = {
    vite: await serveSite(await buildViteSite(folder), 'index.html', stack),
    astro: await serveSite(await buildAstroSite(folder), 'en/index.html', stack),
  };
  leftovers.push(sites.vite.close, sites.astro.close);
  const origins = { product: stack, vite: sites.vite.url, astro: sites.astro.url };
  const certificate = makeSelfSigned();
  const chromium = await launchBareChromium(certificate.publicKeyHash);
  leftovers.push(() => chromium.close());

  console.log(`\nMedians of ${VISITS} cold visits\n${HEADER}`);
  for (const latency of LATENCIES) {
    const paints: Record<(typeof CONTENDERS)[number], Paints[]> = { product: [], vite: [], astro: [] };
    for (let round = 0; round < VISITS; round += 1) {
      const turns = CONTENDERS.map((_, index) => CONTENDERS[(index + round) % CONTENDERS.length] ?? 'product');
      for (const name of turns) {
        const front = await openSlowFront(origins[name], { protocol: 'h2', latency, certificate });
        try {
          paints[name].push(await measurePaints(chromium, front.url + PAGE));
        } finally {
          await front.close();
        }
      }
    }
    const { text, isMet } = formatRow(PAGE, latency, paints);
    console.log(text);
    if (!isMet) process.exitCode = 1;
  }
}

await runWithLeftovers(main);
