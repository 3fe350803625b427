import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImportMaps } from './import-maps';
import { OnDemandFiles } from './on-demand-files';

const LIST = 'chart=assets/chart.js;picker=assets/picker.js,assets/dialog.js;tabs=';
const HERE = 'http://localhost/shell/77aa/assets/index.js';
const files = (maps = new ImportMaps()) => new OnDemandFiles(LIST, HERE, maps);
const answer = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>();
const asked = () => answer.mock.calls.map(([address]) => address.split('/').at(-1));

beforeEach(() => {
  answer.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

it('are fetched before an entry is imported, each once in a page', async () => {
  const page = files();
  await page.fetch('picker');
  await page.fetch('picker');
  for (const none of ['tabs', 'not of this build']) await page.fetch(none);
  expect(asked()).toEqual(['picker.js', 'dialog.js']);
});

it.each([
  ['that is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['that cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fail as an import does for a file %s, and are fetched again', async (_, fail) => {
  const page = files();
  answer.mockImplementationOnce(fail);
  await expect(page.fetch('chart')).rejects.toThrow(/dynamically imported module: \S+\/assets\/chart\.js$/);
  await page.fetch('chart');
  expect(asked()).toEqual(['chart.js', 'chart.js']);
});

it('are not fetched when the page has preloaded them, and are checked against their hashes', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/shell/77aa/assets/picker.js">';
  const maps = new ImportMaps();
  maps.add({ '/shell/77aa/assets/dialog.js': 'sha384-dialog' });
  await files(maps).fetch('picker');
  const address = 'http://localhost/shell/77aa/assets/dialog.js';
  expect(answer.mock.calls).toEqual([[address, { integrity: 'sha384-dialog', signal: expect.any(AbortSignal) }]]);
});

it('fail when one does not come within 30 s, and do not hold up another attempt meanwhile', async () => {
  const limit = new AbortController();
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  answer.mockImplementationOnce(
    (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const page = files();
  const hanging = page.fetch('chart');
  await page.fetch('chart');
  expect(limits.mock.calls[0]).toEqual([30_000]);
  limit.abort();
  await expect(hanging).rejects.toThrow(/dynamically imported module/);
  expect(asked()).toEqual(['chart.js', 'chart.js']);
});
