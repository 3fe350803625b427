import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aComposition, aRemote, aShellIdentity } from '../testing/a-composition';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy';
import { ShellPage } from './shell-page';

const page = new ShellPage('<!doctype html><html lang="en"><head><title>$&</title></head><body></body></html>');

const findLinks = (html: string) => [...html.matchAll(/<link [^>]+>/g)].map(([link]) => link);
const readComposition = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

it('preloads exactly the files of the route, with their integrity', () => {
  expect(findLinks(page.render(aComposition(), '/workshops').html)).toEqual([
    '<link rel="modulepreload" crossorigin href="/remotes/mf-workshops/w1/remoteEntry.js" integrity="sha384-entry">',
    '<link rel="modulepreload" crossorigin href="/remotes/mf-workshops/w1/assets/list.js" integrity="sha384-list">',
    '<link rel="preload" as="style" href="/remotes/mf-workshops/w1/assets/list.css">',
    '<link rel="modulepreload" crossorigin href="/remotes/mf-workshops/w1/assets/remote.js">',
  ]);
});

it('preloads the files of the shell that the route needs beside, each once', () => {
  const dialog = '/shell/s1/assets/dialog.js';
  const shell = aShellIdentity({
    onDemand: {
      '@x/dialog': ['assets/dialog.js', 'assets/common.js'],
      '@x/tabs': ['assets/common.js'],
      '@x/chart': ['c.js'],
    },
    modules: { [dialog]: 'sha384-dialog' },
  });
  const preload = { '*': ['all.js'], '/workshops': ['all.js', '@x/dialog', '@x/tabs', '@x/later'] };
  const composition = aComposition({ remotes: [aRemote({ preload })] });
  const { html } = new ShellPage('<html><head></head></html>', shell).render(composition, '/workshops');

  expect(findLinks(html)).toEqual([
    '<link rel="modulepreload" crossorigin href="/remotes/mf-workshops/w1/all.js">',
    `<link rel="modulepreload" crossorigin href="${dialog}" integrity="sha384-dialog">`,
    '<link rel="modulepreload" crossorigin href="/shell/s1/assets/common.js">',
  ]);
});

it('preloads nothing for a path without an area', () => {
  expect(findLinks(page.render(aComposition(), '/nowhere').html)).toEqual([]);
});

it('inlines the composition without what only the edge needs', () => {
  const { preload: _preload, integrity: _integrity, ...remote } = aRemote();

  expect(readComposition(page.render(aComposition(), '/workshops').html)).toEqual({
    id: '0123456789abcdef',
    remotes: [remote],
  });
});

it('names the shell that the page runs in, also where the composition names another one', () => {
  const older = new ShellPage('<html><head></head></html>', aShellIdentity({ version: 's0' }));

  expect(readComposition(older.render(aComposition(), '/workshops').html)).toMatchObject({ shell: { version: 's0' } });
});

it('inlines of the needs only what the shell of this page lacks', () => {
  const needs = { react: '19.3.1', exports: { '@declic/session': ['useSession'], '@declic/charts': ['Bar', 'Pie'] } };
  const fallback = { version: 'w0', entry: '/old.js', needs };
  const offer = { react: '19.3.1', exports: { '@declic/session': ['useSession'], '@declic/charts': ['Bar'] } };
  const ownPage = new ShellPage('<html><head></head></html>', aShellIdentity({ offer }));
  const { html } = ownPage.render(aComposition({ remotes: [aRemote({ needs, fallback })] }), '/workshops');

  const lacking = { react: '19.3.1', exports: { '@declic/charts': ['Pie'] } };
  expect(readComposition(html)).toMatchObject({ remotes: [{ needs: lacking, fallback: { needs: lacking } }] });
});

it('keeps hostile text inside the JSON', () => {
  const title = '</script><script>alert(1)</script><!-- \u2028 & $& "';
  const { html } = page.render(aComposition({ remotes: [aRemote({ title, entry: '/x"><script>' })] }), '/workshops');

  expect(html.match(/<script/g)).toHaveLength(2); // the import map and the data
  expect(readComposition(html)).toMatchObject({ remotes: [{ title }] });
});

it('keeps hostile file names inside their attribute', () => {
  const preload = { '*': ['"><script>alert(1)</script>.js'] };

  expect(
    page.render(aComposition({ remotes: [aRemote({ preload })] }), '/workshops').html.match(/<script/g),
  ).toHaveLength(2);
});

it('leaves the rest of the document as it is', () => {
  expect(page.render(aComposition(), '/', { takesLaterMaps: true }).html).toContain(
    '<html data-composition-id="0123456789abcdef" lang="en"><head><title>$&</title>',
  );
});

it('tells the page that a robot asked for it', () => {
  const robots = page.render(aComposition(), '/', { robot: true }).html;

  expect(robots).toContain('<html data-composition-id="0123456789abcdef" data-visitor="robot" lang="en">');
  expect(page.render(aComposition(), '/', { robot: false }).html).not.toContain('data-visitor');
});

it('refuses a document without a head', () => {
  expect(() => new ShellPage('<p>hello</p>')).toThrow('no <html> or no </head>');
});

it('allows inline scripts by hash, and neither data nor linked ones', () => {
  const html =
    '<script>a()</script><script type="application/json">{}</script><script type="module" src="/x.js"></script><style>p{}</style>';

  expect(inlineHashes(html)).toEqual({ scripts: [hash('a()')], styles: [hash('p{}')] });
  expect(contentSecurityPolicy(inlineHashes(html), 'n')).toContain(`script-src 'self' ${hash('a()')} 'nonce-n';`);
});

it('requires Trusted Types of shells that have a policy for them, and of no older one', () => {
  const policyOf = (head: string) =>
    new ShellPage(`<html><head>${head}</head></html>`).render(aComposition(), '/').policy;
  const required = "require-trusted-types-for 'script'; trusted-types default dompurify";
  expect(policyOf('<meta name="trusted-types" content="default dompurify">')).toContain(required);
  expect(policyOf('')).not.toContain('trusted-types');
});

it('shows files of results from objects of the page, and nothing of another site', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, 'n');
  expect(policy).toContain("frame-src 'self' blob:;");
  expect(policy).toContain("media-src 'self' blob:;");
  expect(policy).not.toMatch(/https?:|\*|unsafe/);
});

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
