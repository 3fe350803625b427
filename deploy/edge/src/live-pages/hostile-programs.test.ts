import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { rendering, setUpLivePages } from '../testing/live-pages';
import { startUpstream } from '../testing/upstream';

const { open } = setUpLivePages();

const load = "process.getBuiltinModule('node:";
/** Of the programs that have no end. */
const limits = { limitMs: 1_500 };
const tooLong = /took more than 1500 ms/;
const gone = /^The process of a release's pages is gone: /;
const loop = '(() => { for (;;); })()';
const fill = '(() => { const all = []; for (;;) all.push(new Array(100_000).fill(0)); })()';

it.each<[string, string, RegExp]>([
  ['throws', rendering("(() => { throw new Error('no such text'); })()"), /^no such text$/],
  ['throws as it starts', rendering('page', "throw new Error('at once');"), gone],
  ['runs for ever', rendering(loop), tooLong],
  ['runs for ever as it starts', rendering('page', loop), tooLong],
  ['never answers', rendering('new Promise(() => {})'), tooLong],
  ['takes all memory', rendering(fill), gone],
  ['ends its process', rendering('process.exit(0)'), gone],
  ['is no program', 'const x = 1;', /not a function/],
  ['cannot be read', 'const = 1;', gone],
  ['imports', rendering("import('node:fs').then(() => page)"), /dynamic import/],
  ['needs a module', rendering("require('node:fs')"), /not a function/],
  ['reads a file', rendering(`${load}fs').readFileSync('/etc/hostname')`), /restricted/],
  ['writes a file', rendering(`${load}fs').writeFileSync(${JSON.stringify(join(tmpdir(), 'a'))}, '')`), /restricted/],
  ['starts a process', rendering(`${load}child_process').execSync('true')`), /restricted/],
  ['starts a thread', rendering(`new (${load}worker_threads').Worker)('', { eval: true })`), /restricted/],
  ['ends another process', rendering('process.kill(process.ppid)'), /restricted/],
  ['fetches', rendering("fetch('http://127.0.0.1:9/')"), /fetch is not defined/],
  ['reads too often', rendering('Promise.all(Array.from({ length: 9 }, () => read(path)))'), gone],
  ['returns a script', rendering("{ ...page, html: '<script>alert(1)</script>' }"), /contains <script>/],
  ['returns a handler', rendering('{ ...page, html: \'<img onerror="alert(1)">\' }'), /attribute onerror=/],
  ['ends its rules', rendering("{ ...page, styles: '</style><script>' }"), /would end their style element/],
  ['returns no page', rendering('({ html: 1 })'), gone],
  ['returns another head', rendering("{ ...page, head: { title: 'X', alternates: null } }"), /null/],
  ['returns too much', rendering("{ ...page, html: 'x'.repeat(300_000) }"), /has 3000\d\d characters/],
  ['returns far too much', rendering("{ ...page, html: 'x'.repeat(50_000_000) }"), /The page is too large/],
])('a program that %s makes no page', async (_, source, reason) => {
  const { find, faults } = open(source, reason === tooLong ? limits : {});
  expect(await find()).toBeUndefined();
  await expect.poll(faults).toMatchObject([expect.stringMatching(reason)]);
});

it('gives a program nothing of the environment, and no way to a server beside it', async () => {
  const upstream = await startUpstream((_request, response) => void response.end('secret'));
  const { port } = new URL(upstream.url);
  vi.stubEnv('SOME_SECRET', 'secret');
  const tries = `Promise.allSettled([
    new Promise((resolve, reject) => ${load}http').get('${upstream.url}', resolve).on('error', reject)),
    new Promise((resolve, reject) => ${load}net').connect(${port}, '127.0.0.1', resolve).on('error', reject)),
    (async () => ${load}dns').promises.lookup('localhost'))(),
  ]).then((all) => ({ ...page, html: all.map(({ status }) => status) + Object.keys(process.env) }))`;
  const { find } = open(rendering(tries));
  expect(await find()).toMatchObject({ html: 'rejected,rejected,rejected' });
  await upstream.stop();
});

it('starts another process after a pause, which grows', async () => {
  const { find, faults } = open(rendering("path === '/workshops' ? page : process.exit(1)"));
  expect(await find('/workshops')).toMatchObject({ html: '<main>right</main>' });
  expect(await find('/workshops/7')).toBeUndefined();
  expect(await find('/workshops/8')).toBeUndefined();
  expect(faults()[1]).toBe('Its last process was lost a moment ago.');
  await expect.poll(() => find('/workshops/9').then(() => faults().filter((it) => gone.test(it)).length)).toBe(2);
});
