import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Attempt, checkFiles, preloadFiles, repairFiles } from './checked-files';
import { ImportMaps } from './import-maps';

const FOLDER = '/remotes/mf-flow/f1/';
const ENTRY = `${FOLDER}remoteEntry.js`;
const LIST = {
  integrity: { 'remoteEntry.js': 'sha384-entry', 'assets/page.js': 'sha384-page' },
  preload: { '*': ['remoteEntry.js'], '/flow': ['remoteEntry.js', 'assets/page.js'] },
};
const HASHES = { [ENTRY]: 'sha384-entry', [`${FOLDER}assets/page.js`]: 'sha384-page' };

const first: Attempt = {
  entry: ENTRY,
  address: ENTRY,
  isFirst: true,
  path: '/elsewhere',
  integrityList: 'sha384-list',
};
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
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const address = input instanceof Request ? input.url : input.toString();
    const isChecked = options?.integrity !== undefined;
    if (isChecked && damaged.has(address)) throw new TypeError('Failed to fetch');
    return answers(address, options);
  });
});

function inlineMap(integrity: Record<string, string>, mark = ''): void {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="importmap" ${mark}>${JSON.stringify({ integrity })}</script>`,
  );
}

/** As `fetch` does while the server does not answer. */
function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason as Error); // the test's own
  });
}

const preloaded = () => {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  return Object.fromEntries(links.map((link) => [link.getAttribute('href'), link.integrity]));
};

const asked = (cache: RequestCache) =>
  answers.mock.calls.filter(([, options]) => options?.cache === cache).map(([address]) => address);

it('gives the browser the hash of every module of the version', async () => {
  await checkFiles(first, new ImportMaps());

  expect(inserted).toEqual([{ integrity: HASHES }]);
  expect(fetch).toHaveBeenCalledWith(`${FOLDER}integrity.json`, { integrity: 'sha384-list', cache: 'default' });
});

it.each([
  ['/flow', HASHES],
  ['/elsewhere', { [ENTRY]: 'sha384-entry' }],
])('begins to load what %s needs, with the hashes', async (path, expected) => {
  await checkFiles({ ...first, path }, new ImportMaps());

  expect(preloaded()).toEqual(expected);
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

describe('a download that began before', () => {
  it('is joined by the import', async () => {
    const maps = new ImportMaps();
    preloadFiles({ ...first, path: '/flow' }, maps);
    await checkFiles(first, maps);

    expect(fetch).toHaveBeenCalledOnce();
    expect(inserted).toEqual([{ integrity: HASHES }]);
    expect(document.head.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(2);
  });

  it('is begun anew when it has failed', async () => {
    const maps = new ImportMaps();
    answers.mockImplementationOnce(() => new Response('', { status: 503 }));
    preloadFiles(first, maps);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    await checkFiles(first, maps);

    expect(inserted).toEqual([{ integrity: HASHES }]);
  });
});

describe('a download that began before and', () => {
  it('fails while it is waited for, is begun anew', async () => {
    const maps = new ImportMaps();
    answers.mockImplementationOnce(() => new Response('', { status: 503 }));
    preloadFiles(first, maps);
    await checkFiles(first, maps);

    expect(inserted).toEqual([{ integrity: HASHES }]);
  });

  it('never answers, does not hold up a second attempt', async () => {
    const maps = new ImportMaps();
    vi.mocked(fetch).mockImplementationOnce(() => new Promise(() => undefined));
    preloadFiles(first, maps);
    await checkFiles(second, maps);

    expect(inserted).toContainEqual({ integrity: HASHES });
  });
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

  it.each(['only-if-cached', 'force-cache', 'reload'])(
    'waits no longer than some seconds for such a file: %s',
    async (silent) => {
      inlineMap(HASHES);
      damaged.add(`${FOLDER}assets/page.js`);
      const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')));
      onTestFinished(() => limits.mockRestore());
      const answer = vi.mocked(fetch).getMockImplementation();
      vi.mocked(fetch).mockImplementation((input, options) =>
        options?.cache === silent ? never(options.signal) : (answer?.(input, options) ?? Promise.reject(new Error())),
      );
      await repairFiles(new ImportMaps());

      expect(limits).toHaveBeenCalledWith(3_000);
    },
  );

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

describe('a browser that takes no map besides that of the page', () => {
  it('is given none, and begins to load what the path needs', async () => {
    inlineMap(HASHES, 'data-only-map');
    await checkFiles({ ...first, path: '/flow' }, new ImportMaps());

    expect(inserted).toEqual([]);
    expect(preloaded()).toEqual(HASHES);
  });

  it('asks for no list when the page has begun to load the version', async () => {
    inlineMap(HASHES, 'data-only-map');
    document.head.insertAdjacentHTML('beforeend', `<link rel="modulepreload" href="${ENTRY}">`);
    await checkFiles(first, new ImportMaps());

    expect(fetch).not.toHaveBeenCalled();
  });

  it('preloads every module of a version that its map does not have, with the hashes, at each attempt', async () => {
    inlineMap({}, 'data-only-map');
    const maps = new ImportMaps();
    await checkFiles(first, maps);
    expect(inserted).toEqual([]);
    expect(preloaded()).toEqual(HASHES);

    for (const link of document.head.querySelectorAll('link')) link.remove();
    await checkFiles(second, maps);
    expect(inserted).toEqual([]);
    expect(preloaded()).toEqual({ ...HASHES, [`${ENTRY}?attempt=2`]: 'sha384-entry' });
  });
});
