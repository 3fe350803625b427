import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { KitEdge } from '../kit/kit-edge.ts';
import { AREAS } from '../visit/areas.ts';
import { PATIENCE_MS } from '../visit/limits.ts';
import { isArea, tour } from '../visit/tour.ts';
import { type Scenario, toCase } from './scenario.ts';
import { readPage, withNextShell } from './with-next-shell.ts';

const CHANGE = '<meta name="failure-kit" content="tampered">';
/** Longer than an edge waits until it reads the store again. */
const LOOKS = 10;
const LOOK_MS = 300;

/** The page of a shell was changed in the store before this edge read it. */
const tamperedShell: Scenario = {
  id: 'tampered-shell',
  title: 'the page of the next shell was changed on the disk',
  main: true,
  play: ({ kit }, person) =>
    withNextShell(kit, async ({ edge, before, release }) => {
      const restore = tamper(join(kit.site.dataDir, 'releases/shell', await release(), 'index.html'));
      try {
        await edge.restart();
        const pages = await readPages(edge);
        kit.proxy.pointTo(edge.url);
        kit.proxy.asked.length = 0;
        const { ms, reached } = await person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
        const areas = await tour(person);
        const isOther = (path: string) => path.startsWith('/shell/') && !path.startsWith(`/shell/${before}/`);
        return {
          ...({ entry: 'direct', visit: 'first' } as const),
          seen: reached ? 'page of the last shell' : 'no page',
          ms,
          areas,
          problems: [
            ...(reached ? [] : ['Expected the page.']),
            ...(pages.some((page) => page.includes(CHANGE)) ? ['The changed page was sent.'] : []),
            ...(kit.proxy.asked.some(isOther) ? ['The page asked for files of another shell.'] : []),
          ],
        };
      } finally {
        restore();
      }
    }),
};

export const tamperedShellCases = [tamperedShell].map(toCase);

/** Returns what undoes it. */
function tamper(file: string): () => void {
  const released = readFileSync(file, 'utf8');
  writeFileSync(file, released.replace('<head>', `<head>${CHANGE}`));
  // Otherwise the intact copies would be served.
  for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
  return () => writeFileSync(file, released);
}

async function readPages(edge: KitEdge): Promise<string[]> {
  const pages: string[] = [];
  while (pages.length < LOOKS) {
    await pause(LOOK_MS);
    pages.push(await readPage(edge));
  }
  return pages;
}
