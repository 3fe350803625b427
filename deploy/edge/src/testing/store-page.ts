import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PrerenderedPage } from '@declic/remote-kit/contract';
import type { ComposedRemote } from '../composition/composition';
import { writeFiles } from './store-shell';

export function aPage(changes: Partial<PrerenderedPage> = {}): PrerenderedPage {
  return {
    head: { title: 'Ateliers', lang: 'fr', description: 'Deux heures "en direct"', canonical: '/workshops' },
    styles: '.a{color:red}',
    html: '<main><h1>Ateliers</h1></main>',
    ...changes,
  };
}

/** Puts a page of a version of the workshops into a store of releases, and returns what a composition says of it. */
export function storePage(
  releasesDir: string,
  version: string,
  page: unknown = aPage(),
): Pick<ComposedRemote, 'version' | 'pages'> {
  const content = JSON.stringify(page);
  writeFiles(join(releasesDir, 'mf-workshops', version), { 'pages/workshops.json': content });
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { version, pages: { '/workshops': { file: 'pages/workshops.json', integrity } } };
}
