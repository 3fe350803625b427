import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browser, watchShell } from './watch-shell';

const COMPOSITION = { id: 'c1', ticket: 't1', shell: { version: 's1', owner: 'Platform team' } };
const OF_SHELL = `${location.origin}/shell/s1/assets/index.js`;
const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);

/** A page whose shell does not come, with the script at its beginning. */
function openPage(path: string, content = ''): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root">${content}</div><script type="application/json" id="composition">${JSON.stringify(COMPOSITION)}</script>`;
  const listen = vi.spyOn(window, 'addEventListener');
  watchShell();
  const listeners = listen.mock.calls.map((call) => [...call] as const);
  listen.mockRestore();
  onTestFinished(() => {
    for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options);
  });
}

const card = () => document.querySelector('#root [role="alert"]');
const said = () => document.querySelector('#root h1')?.textContent;
const reported = async () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, body]) => JSON.parse(await (body as Blob).text()))); // what it was given

beforeAll(() => void Object.assign(navigator, { sendBeacon }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  sendBeacon.mockClear();
  // jsdom has none.
  Object.assign(performance, { getEntriesByName: vi.fn(() => [{}]) });
  onTestFinished(() => void vi.restoreAllMocks());
});

it('says after 15 s that nothing has come, in the language of the address, and reports the shell with the ticket', async () => {
  openPage('/fr/solutions');
  vi.advanceTimersByTime(14_000);
  expect(said()).toBeUndefined();
  vi.advanceTimersByTime(1_000);

  expect(said()).toBe('Declic est indisponible pour le moment');
  expect(document.querySelector('#root button')?.textContent).toBe('Réessayer');
  expect(card()?.getAttribute('style')).toContain('max-width: 32rem');
  expect(await reported()).toMatchObject([
    { kind: 'failed', remote: 'shell', version: 's1', failure: 'slow', composition_id: 'c1', ticket: 't1' },
  ]);
});

it.each([
  ['/es/precios', 'en-US', 'es'],
  ['/workshops', 'fr-CA', 'fr'],
  ['/workshops', 'de-DE', 'en'],
  ['/constructor', 'de-DE', 'en'],
])('names the language of its words: %s, for a browser in %s, is %s', (path, browser, lang) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  openPage(path);
  vi.advanceTimersByTime(15_000);
  expect(card()?.getAttribute('lang')).toBe(lang);
});

it('says and reports once that the code of the shell threw', async () => {
  openPage('/workshops');
  for (let turn = 0; turn < 2; turn++)
    window.dispatchEvent(new ErrorEvent('error', { filename: OF_SHELL, message: 'broken' }));

  expect(said()).toBe('Declic is not available right now');
  expect(await reported()).toMatchObject([{ failure: 'render', message: 'broken' }]);
});

describe('a promise of the shell that nobody waited for', () => {
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  it('is told of as code that threw, also where its stack has no message', async () => {
    openPage('/workshops');
    reject(Object.assign(new Error('broken'), { stack: `start@${OF_SHELL}:1:20` }));
    expect(said()).toBe('Declic is not available right now');
    expect(await reported()).toMatchObject([{ failure: 'render', message: 'Error: broken' }]);
  });

  it('is told of as a file that did not load when it was an import', async () => {
    openPage('/workshops');
    const message = `Failed to fetch dynamically imported module: ${OF_SHELL}`;
    reject(Object.assign(new TypeError(message), { stack: undefined }));
    expect(said()).toBe('Declic is not available right now');
    expect(await reported()).toMatchObject([{ failure: 'load' }]);
  });

  it('is not told of when it is of other code, such as an extension', () => {
    openPage('/workshops');
    for (const reason of [new Error('of an extension'), undefined, null]) reject(reason);
    expect(said()).toBeUndefined();
  });
});

it('says nothing when a page stands there', () => {
  openPage('/workshops', '<h1>Ateliers</h1>');
  vi.advanceTimersByTime(60_000);
  expect(said()).toBe('Ateliers');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('tells people only while files of the shell are on their way: that says nothing about the release', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  openPage('/workshops');
  vi.advanceTimersByTime(15_000);

  expect(said()).toBe('Declic is not available right now');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('tells people only while code that was asked for after the document was complete is on its way', async () => {
  openPage('/workshops');
  const script = Object.assign(document.createElement('script'), { type: 'module', src: OF_SHELL });
  document.head.append(script);
  onTestFinished(() => script.remove());
  vi.mocked(performance.getEntriesByName).mockReturnValue([]);
  vi.advanceTimersByTime(15_000);

  expect(said()).toBe('Declic is not available right now');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('reports nothing about a preview', () => {
  openPage('/workshops');
  document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="preview">{}</script>');
  window.dispatchEvent(new ErrorEvent('error', { filename: OF_SHELL, message: 'broken' }));
  expect(said()).toBe('Declic is not available right now');
  expect(sendBeacon).not.toHaveBeenCalled();
});

describe('a file of the shell that does not load', () => {
  const FILES = ['/shell/1/index.js', '/shell/1/vendor.js'];
  const fetchFile = vi.fn<typeof fetch>();
  const navigationType = vi.fn();
  const asked = () =>
    fetchFile.mock.calls.map(([address, options]) => [new URL(address as string).pathname, options?.cache]);

  beforeEach(() => {
    fetchFile.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetchFile);
    onTestFinished(() => void vi.unstubAllGlobals());
    // jsdom has none.
    Object.assign(performance, { getEntriesByType: navigationType.mockReturnValue([{ type: 'navigate' }]) });
    document.head.innerHTML = `<link rel="modulepreload" href="${FILES[1]}">`;
    const entry = Object.assign(document.createElement('script'), { type: 'module', src: FILES[0] });
    document.head.append(entry);
  });

  const fail = () => document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
  const reopened = () => navigationType.mockReturnValue([{ type: 'reload' }]);

  it('is asked for past the cache, with all others, before the page is opened again', () => {
    openPage('/workshops');
    fail();
    expect(asked()).toEqual([
      [FILES[1], 'reload'],
      [FILES[0], 'reload'],
    ]);
    expect(said()).toBeUndefined();
  });

  it('is waited for no longer than 10 s', () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    openPage('/workshops');
    fail();
    expect(limit.mock.calls).toEqual([[10_000], [10_000]]);
    expect(fetchFile.mock.calls.map(([, options]) => options?.signal)).toEqual(
      limit.mock.results.map(({ value }) => value),
    );
  });

  it('is told of when it fails again in the page that was opened again', async () => {
    reopened();
    openPage('/workshops');
    fail();
    expect(said()).toBe('Declic is not available right now');
    expect(asked()).toHaveLength(2);
    expect(await reported()).toMatchObject([{ failure: 'load' }]);
  });

  it('is neither asked for again nor reported while the page is being left', async () => {
    reopened();
    openPage('/workshops');
    window.dispatchEvent(new Event('beforeunload'));
    fail();
    expect(asked()).toEqual([]);
    expect(said()).toBeUndefined();

    // The address that was asked for did not come, or was a download.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
    fail();
    expect(await reported()).toMatchObject([{ failure: 'load' }]);
  });

  it('changes nothing once a page stands there', () => {
    openPage('/workshops', '<h1>Ateliers</h1>');
    fail();
    expect(asked()).toEqual([]);
    expect(said()).toBe('Ateliers');
  });

  describe('of a page that was sent as HTML', () => {
    const open = (answers: () => Promise<Response>, html = '<input name="mail">') => {
      fetchFile.mockImplementation(answers);
      openPage('/workshops', html);
      document.getElementById('root')?.setAttribute('data-prerendered', 'mf-site@1');
      const input = document.querySelector('input');
      const reload = vi.spyOn(browser, 'openAgain').mockReturnValue();
      return { input, reload };
    };
    const found = async () => new Response();
    const settled = () => new Promise((resolve) => setImmediate(resolve));

    it('is opened again when all files came', async () => {
      const { reload } = open(found);
      fail();
      await settled();
      expect(reload).toHaveBeenCalledOnce();
    });

    it.each([
      ['a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['one of its files', async () => new Response('', { status: 503 })],
    ])('stays without %s, and tries again when the network is back', async (_, answers) => {
      const { reload } = open(answers);
      fail();
      await settled();
      expect(reload).not.toHaveBeenCalled();
      expect(document.querySelector('input')).not.toBeNull();
      fetchFile.mockImplementation(found);
      window.dispatchEvent(new Event('online'));
      await settled();
      expect(reload).toHaveBeenCalledOnce();
    });

    it('stays with what was typed into it', async () => {
      const { input, reload } = open(found);
      if (input) input.value = 'a@b.test';
      fail();
      await settled();
      expect(reload).not.toHaveBeenCalled();
      expect(document.querySelector('input')?.value).toBe('a@b.test');
    });
  });
});

it('leaves the HTML of a page where it is, and reports the shell all the same', async () => {
  openPage('/en/', '<h1>One POST.</h1>');
  document.getElementById('root')?.setAttribute('data-prerendered', 'mf-marketing@1');
  vi.advanceTimersByTime(15_000);
  expect(said()).toBe('One POST.');
  expect(card()).toBeNull();
  expect(await reported()).toMatchObject([{ kind: 'failed', remote: 'shell', failure: 'slow' }]);
});
