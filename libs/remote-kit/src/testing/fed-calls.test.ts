import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findGaps, readCalls } from './fed-calls';

const calls = { operations: ['GET /api/accounts/me', 'GET /api/accounts/stats'], computed: [] };
let folder: string | undefined;

afterEach(() => (folder ? rmSync(folder, { recursive: true }) : undefined));

it('finds nothing where every call is fed or silent', () => {
  expect(findGaps(calls, ['GET /api/accounts/me'], { 'GET /api/accounts/stats': 'a figure beside' })).toEqual([]);
});

it('names a call that is neither fed nor silent', () => {
  expect(findGaps(calls, ['GET /api/accounts/me'], {})).toEqual(['GET /api/accounts/stats: no screen is fed']);
});

it('names what is silent and fed', () => {
  const silent = { 'GET /api/accounts/stats': 'a figure beside' };
  expect(findGaps(calls, calls.operations, silent)).toEqual(['GET /api/accounts/stats: is silent, and fed']);
});

it('names what is never called', () => {
  expect(
    findGaps(calls, [...calls.operations, 'GET /api/accounts/plans'], { 'GET /api/accounts/tools': 'gone' }),
  ).toEqual(['GET /api/accounts/tools: is never called', 'GET /api/accounts/plans: is never called']);
});

it('names a call whose path it cannot read', () => {
  expect(findGaps({ operations: [], computed: ['PUT LINE'] }, [], {})).toEqual([
    'PUT LINE: its path is computed; write it in the call',
  ]);
});

it('reads the calls of a bundle: those in the libraries, none that is unused', async () => {
  folder = mkdtempSync(join(tmpdir(), 'calls-'));
  writeFileSync(join(folder, 'entry.ts'), "import { one } from './library';\none();\napi.PUT(`/b/${name}`, {});");
  writeFileSync(
    join(folder, 'library.ts'),
    "export const one = () => api.GET('/a');\nexport const two = () => api.POST('/c');",
  );
  expect(await readCalls(join(folder, 'entry.ts'))).toEqual({ operations: ['GET /a'], computed: ['PUT `/b/${name}`'] });
});
