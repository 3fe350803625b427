import { join } from 'node:path';
import { PAGE_DATA_ELEMENT_ID } from '../../../libs/remote-kit/src/contract/prerendered-page.ts';
import { waitUntil } from '../../database/processes.ts';
import { root } from '../../start/settings.ts';
import { readPublicPages } from '../../lighthouse/public-pages.ts';

/** A page of the product of which the other sites are built. */
export interface MeasuredPage {
  readonly path: string;
  /** As the router of the remote names it. */
  readonly route: string;
  /** The file with its component. */
  readonly file: string;
  /** What its queries are answered with, as the product writes it into its document. */
  readonly answers: readonly unknown[];
}

const LANDING: MeasuredPage = {
  path: '/en/',
  route: '/en',
  file: 'mf-marketing/src/routes/landing.route.tsx',
  answers: [],
};

const PATIENCE_MS = 30_000;

/** The English landing page, and a workshop of a stack as it is now. */
export async function listMeasuredPages(stackUrl: string): Promise<MeasuredPage[]> {
  const path = (await readPublicPages(stackUrl)).find((page) => page.startsWith('/workshops/'));
  if (path === undefined) throw new Error('The stack has no workshop.');
  const answers = await readAnswers(stackUrl + path);
  return [LANDING, { path, route: '/workshops/:id', file: 'mf-workshops/src/routes/workshop.route.tsx', answers }];
}

async function readAnswers(url: string): Promise<unknown[]> {
  let text: string | undefined;
  const isThere = async () => {
    const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    [, text] = new RegExp(`id="${PAGE_DATA_ELEMENT_ID}">(.*?)</script>`, 's').exec(html) ?? [];
    return text !== undefined;
  };
  // The first visitor of a page may come before its program is there.
  await waitUntil(isThere, PATIENCE_MS, 1_000);
  if (text === undefined) throw new Error(`${url} is not there as HTML.`);
  return JSON.parse(text) as unknown[]; // what the edge wrote
}

/** What the page of the other sites imports as `virtual:measured-page`. A plugin of Vite, also of the one in Astro. */
export function measuredPage({ path, route, file, answers }: MeasuredPage) {
  const id = '\0virtual:measured-page';
  return {
    name: 'declic:measured-page',
    resolveId: (source: string) => (source === 'virtual:measured-page' ? id : null),
    load: (module: string) =>
      module === id
        ? `export { Component } from ${JSON.stringify(join(root, file))};
           export const path = ${JSON.stringify(path)}, route = ${JSON.stringify(route)};
           export const answers = ${JSON.stringify(answers)};`
        : null,
  };
}
