import { type KitEdge, startKitEdge } from '../kit/kit-edge.ts';
import type { Kit } from '../kit/kit.ts';
import { AREAS } from '../visit/areas.ts';

export interface NextShell {
  /** A second edge, which has given the page of the shell before. */
  readonly edge: KitEdge;
  /** The version of the shell before. */
  readonly before: string;
  /** Releases the next shell, and returns its version. */
  release(): Promise<string>;
}

/** Runs something in which the next shell is released. Afterwards visitors get the one before, from the edge of the stack. */
export async function withNextShell<Result>(kit: Kit, run: (next: NextShell) => Promise<Result>): Promise<Result> {
  const project = await kit.changedShell();
  const before = await kit.releases.currentShell();
  const edge = await startKitEdge(kit);
  try {
    await readPage(edge);
    return await run({ edge, before, release: () => kit.releases.releaseShell(project) });
  } finally {
    kit.proxy.pointTo(kit.site.url);
    await edge.stop();
    await kit.releases.chooseShell(before);
  }
}

export async function readPage({ url }: KitEdge): Promise<string> {
  return (await fetch(url + AREAS.console.path, { headers: { accept: 'text/html' } })).text();
}
