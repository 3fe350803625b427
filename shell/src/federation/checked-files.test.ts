import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempt, checkFiles, repairFiles } from './checked-files';
import { ImportMaps } from './import-maps';

const FOLDER = '/remotes/mf-flow/f1/';
const ENTRY = `${FOLDER}remoteEntry.js`;
const LIST = {
  integrity: { 'remoteEntry.js': 'sha384-entry', 'assets/page.js': 'sha384-page' },
  preload: { '*': ['remoteEntry.js'], '/flow': ['remoteEntry.js', 'assets/page.js'] },
};
const HASHES = { [ENTRY]: 'sha384-entry', [`${FOLDER}assets/page.js`]: 'sha384-page' };

const first: Attempt = { entry: ENTRY, address: ENTRY, isFirst: true, integrityList: 'sha384-list' };
const second: Attempt = { ...first, address: `${ENTRY}?attempt=2`, isFirst: false };

/** The maps that are put into the page from now on. */
const inserted: unknown[] = [];
/** What the browser keeps that is not what was released. */
const damaged = new Set<string>();
const answers = vi.fn<(address: string, options?: RequestInit) => Response>();

beforeEach(() => {
  inserted.splice(0);
  damaged.clear();
  document.head.innerHTML = '<meta property="csp-nonce" nonce="n0nce">';
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement && node.nonce === 'n0nce') inserted.push(JSON.parse(node.text));
      else Node.prototype.appendChild.call(document.head, node as Node); // a link
  });
  answers.mockReset().mockImplementation(() => Response.json(LIST));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const isChecked = options?.integrity !== undefined;
    if (isChecked && damaged.has(String(address))) throw new TypeError('Failed to fetch');
    return answers(String(address), options);
  });
});

function inlineMap(integrity: Record<string, string>): void {
  document.head.insertAdjacentHTML('beforeend', `<script type="importmap">${JSON.stringify({ integrity })}</script>`);
}

const asked = (cache: RequestCache) =>
  answers.mock.calls.filter(([, options]) => options?.cache === cache).map(([address]) => address);

it('gives the browser the hash of every module of the version', async () => {
  await checkFiles(first, new ImportMaps());

  expect(inserted).toEqual([{ integrity: HASHES }]);
  expect(fetch).toHaveBeenCalledWith(`${FOLDER}integrity.json`, { integrity: 'sha384-list', cache: 'default' });
});

it('begins to load what every page of it needs, with the hash', async () => {
  await checkFiles(first, new ImportMaps());

  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(links.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([[ENTRY, 'sha384-entry']]);
});

it('asks for nothing when the map of the page has the hashes', async () => {
  inlineMap(HASHES);
  await checkFiles(first, new ImportMaps());

  expect(fetch).not.toHaveBeenCalled();
  expect(inserted).toEqual([]);
});

it.each([
  ['is not the released one', () => damaged.add(`${FOLDER}integrity.json`)],
  ['is not there', () => answers.mockImplementation(() => new Response('', { status: 404 }))],
])('refuses a version whose list %s', async (_what, spoil) => {
  spoil();

  await expect(checkFiles(first, new ImportMaps())).rejects.toThrow();
  expect(inserted).toEqual([]);
});

it('leaves a version alone that has no list', async () => {
  await checkFiles({ ...first, integrityList: undefined }, new ImportMaps());

  expect(fetch).not.toHaveBeenCalled();
});

describe('a second attempt', () => {
  it('is checked at its own address', async () => {
    inlineMap(HASHES);
    await checkFiles(second, new ImportMaps());

    expect(inserted).toEqual([{ integrity: { [`${ENTRY}?attempt=2`]: 'sha384-entry' } }]);
  });

  it('asks again for files that the browser keeps damaged, and for no other', async () => {
    inlineMap(HASHES);
    damaged.add(`${FOLDER}assets/page.js`);
    await checkFiles(second, new ImportMaps());

    expect(asked('reload')).toEqual([`${FOLDER}assets/page.js`]);
  });

  it('of a part of it alone does the same', async () => {
    inlineMap({ ...HASHES, '/assets/dialog.js': 'sha384-dialog' });
    damaged.add(`${FOLDER}assets/page.js`).add('/assets/dialog.js');
    await repairFiles(new ImportMaps());

    expect(asked('reload')).toEqual([`${FOLDER}assets/page.js`, '/assets/dialog.js']);
  });

  it('asks for no file that the browser does not keep', async () => {
    inlineMap(HASHES);
    answers.mockImplementation(() => new Response('', { status: 504 }));
    await checkFiles(second, new ImportMaps());

    expect(asked('only-if-cached')).toEqual(Object.keys(HASHES));
    expect([...asked('force-cache'), ...asked('reload')]).toEqual([]);
  });

  it('asks for the list past the cache', async () => {
    await checkFiles(second, new ImportMaps());

    expect(fetch).toHaveBeenCalledWith(`${FOLDER}integrity.json`, { integrity: 'sha384-list', cache: 'reload' });
  });
});
