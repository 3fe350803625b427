import { expect, it } from 'vitest';
import { aComposition, aRemote, aShellIdentity } from '../testing/a-composition';
import { importMapTag, pageMap, withIntegrity } from './import-map';
import { ShellPage } from './shell-page';

const MODULES = { '/shell/s1/assets/index-1.js': 'sha384-index', '/shell/s1/assets/dialog-1.js': 'sha384-dialog' };
const HTML =
  '<!doctype html><html><head><meta charset="utf-8"><script type="module" crossorigin src="/shell/s1/assets/index-1.js"></script></head></html>';

const readMap = (html: string): unknown =>
  JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
const remotes = [aRemote(), aRemote({ name: 'mf-flow', areas: [{ path: '/flow', layout: 'app', access: 'public' }] })];
const render = (path: string, takesLaterMaps = true) =>
  new ShellPage(HTML, aShellIdentity({ modules: MODULES })).render(aComposition({ remotes }), path, { takesLaterMaps });
const tagOf = (integrity: Record<string, string>) =>
  importMapTag(pageMap({}, aComposition({ remotes: [aRemote({ integrity })] }), '/workshops', true), 'n');

it('has the hashes of the shell and of the routed remote, and of no other', () => {
  expect(readMap(render('/flow').html)).toEqual({
    integrity: {
      ...MODULES,
      '/remotes/mf-flow/w1/remoteEntry.js': 'sha384-entry',
      '/remotes/mf-flow/w1/assets/list.js': 'sha384-list',
    },
  });
  expect(readMap(render('/nowhere').html)).toEqual({ integrity: MODULES });
});

it('has the hashes of every remote for a browser that takes no later map, and says so', () => {
  const { html } = render('/flow', false);
  const integrity = Object.keys((readMap(html) as { integrity: object }).integrity);

  expect(integrity).toEqual(expect.arrayContaining(['/remotes/mf-workshops/w1/assets/list.js']));
  expect(integrity).toHaveLength(Object.keys(MODULES).length + 4);
  expect(html).toMatch(/<script type="importmap" nonce="[^"]+" data-only-map>/);
  expect(render('/flow').html).not.toContain('data-only-map');
});

it('leaves out remotes of signed-in areas from the pages of public ones', () => {
  const signedIn = aRemote({ name: 'mf-usage', areas: [{ path: '/usage', layout: 'app', access: 'signed-in' }] });
  const composition = aComposition({ remotes: [...remotes, signedIn] });
  const namesOn = (path: string) =>
    new Set(Object.keys(pageMap({}, composition, path, false).integrity).map((address) => address.split('/')[2]));

  expect(namesOn('/workshops')).toEqual(new Set(['mf-workshops', 'mf-flow']));
  expect(namesOn('/usage')).toEqual(new Set(['mf-workshops', 'mf-flow', 'mf-usage']));
});

it('leaves out what is not the site from the pages of the site', () => {
  const site = ['en', 'news'].map((name) =>
    aRemote({ name, areas: [{ path: `/${name}`, layout: 'site', access: 'public' }] }),
  );
  const { integrity } = pageMap({}, aComposition({ remotes: [...remotes, ...site] }), '/en', false);
  expect(new Set(Object.keys(integrity).map((address) => address.split('/')[2]))).toEqual(new Set(['en', 'news']));
});

it('stands before the first module, and its nonce is the one of the policy', () => {
  const { html, policy } = render('/flow');
  const [, nonce = ''] = /<script type="importmap" nonce="([^"]+)"/.exec(html) ?? [];

  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('type="module"'));
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  expect(policy).toMatch(new RegExp(`script-src [^;]*'nonce-${nonce.replaceAll('+', '\\+')}'`));
});

it('leaves out what is no module', () => {
  expect(tagOf({ 'assets/list.css': 'sha384-css', 'mf-manifest.json': 'sha384-json' })).toBe('');
});

it('keeps hostile file names inside the JSON', () => {
  expect(tagOf({ '</script><script>alert(1)//.js': 'sha384-x' }).match(/<script/g)).toHaveLength(1);
});

it('puts the hash at a script of the document, once', () => {
  const once = withIntegrity(HTML, MODULES);

  expect(once).toContain('src="/shell/s1/assets/index-1.js" integrity="sha384-index"></script>');
  expect(withIntegrity(once, MODULES)).toBe(once);
  expect(withIntegrity(HTML, {})).toBe(HTML);
});
