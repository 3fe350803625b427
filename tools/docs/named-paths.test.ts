import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '../..');
const FOLDERS = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], { cwd: WORKSPACE, encoding: 'utf8' })
  .trim()
  .split('\n');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{guides,decisions}/*.md', { cwd: WORKSPACE })];

/** Paths of the workspace in `code`: they begin with one of its folders. Names with a placeholder are none. */
function codePaths(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+\/[\w./*{},-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => FOLDERS.includes(path.split('/', 1)[0] ?? ''));
}

/** Targets of relative links, from the workspace. */
function linkPaths(text: string, document: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) =>
    relative(WORKSPACE, join(WORKSPACE, dirname(document), target)),
  );
}

const exists = (path: string) =>
  /[*{]/.test(path) ? globSync(path, { cwd: WORKSPACE }).length > 0 : existsSync(join(WORKSPACE, path));

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(WORKSPACE, document), 'utf8');

  it('names paths that exist', () => {
    const missing = [...codePaths(text), ...linkPaths(text, document)].filter((path) => !exists(path));
    expect(missing).toEqual([]);
  });
});

it('reads paths in code and in links', () => {
  const text = 'See `tools/lint/` and [this](../decisions/README.md), not `GET /api/x` or `a/b`.';
  expect([...codePaths(text), ...linkPaths(text, 'docs/guides/x.md')]).toEqual([
    'tools/lint/',
    'docs/decisions/README.md',
  ]);
});
