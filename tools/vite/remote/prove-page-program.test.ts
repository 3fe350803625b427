import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type LiveSample, provePageProgram } from './prove-page-program.ts';

const manifest = { id: 'mf-x', live: ['/x', '/x/:id'] };

/** A program that returns a page with these changes, as an expression of `path` and `read`. */
const program = (changes = '{}', before = '') => `${before}
  exports.render = async (path, read) => {
    const page = { head: { title: 'X' }, styles: '', html: '<main>x</main>', data: [] };
    return { ...page, ...(${changes}) };
  };`;

function prove(code: string, samples: readonly LiveSample[] = [sample('/x'), sample('/x/1')]): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/live-samples.ts'), `export const liveSamples = ${JSON.stringify(samples)};`);
  return provePageProgram(root, manifest, code);
}
const sample = (path: string, answers: LiveSample['answers'] = {}): LiveSample => ({ path, answers });
const random = 'Array.from({ length: 40_000 }, () => Math.random().toString(36)[2]).join("")';

it('takes a program whose pages can be rendered, also one that says what is missing', async () => {
  await prove(program());
  const found =
    "{ html: (await read('/api/x/' + path)).status === 404 ? '<p>none</p>' : (() => { throw new Error('a page') })() }";
  await prove(program(found), [sample('/x', { '/api/x//x': null }), sample('/x/1', { '/api/x//x/1': null })]);
});

it.each([
  ['no sample of a page', program(), [sample('/x')], 'mf-x: src/live-samples.ts has no sample of /x/:id'],
  ['an import', program('{}', "require('node:fs');"), undefined, 'require is not defined'],
  ['a read that its sample lacks', program("await read('/api/y')"), undefined, 'reads /api/y, which its sample lacks'],
  [
    'a script',
    program("{ html: '<script>a()</script>' }"),
    undefined,
    'the live page /x cannot be rendered: it contains',
  ],
  ['a head that cannot be written', program("{ head: { title: 'X', lang: 'fr_FR', openGraph: {} } }"), undefined, '/x'],
  ['data that is no JSON', program("{ data: [[['a'], new Date(0)]] }"), undefined, 'not the same after it was JSON'],
  ['too much of it', program(`{ html: ${random} }`), undefined, 'more than 22000'],
])('refuses %s', async (_, code, samples, reason) => {
  await expect(prove(code, samples)).rejects.toThrow(reason);
});
