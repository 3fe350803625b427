import { headHtml, pageFault, type PrerenderedPage, toPagePath } from '../contract';
import type { Remote } from '../define-remote';
import { prerenderPage } from './prerender-page';

/**
 * The pages that the manifest of a remote names, as HTML, by path.
 *
 * @decision D28
 * @throws Error which names the page and says why it cannot be rendered: such a remote is not released.
 */
export async function prerenderRemote(remote: Remote, limitMs?: number): Promise<Record<string, PrerenderedPage>> {
  const pages: Record<string, PrerenderedPage> = {};
  for (const path of remote.manifest.prerender ?? []) {
    try {
      const page = await prerenderPage(remote, path, limitMs);
      const fault = pageFault(page);
      if (fault !== undefined) throw new Error(`${fault}.`);
      // The edge writes it: what it cannot write is found here.
      headHtml(page.head, 'https://declic.example');
      pages[toPagePath(path)] = page;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${remote.manifest.id}: the page ${path} cannot be prerendered: ${reason}`, { cause: error });
    }
  }
  return pages;
}
