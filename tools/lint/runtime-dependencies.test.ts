import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/settings.ts';

const CODE = '{services,deploy}/*/src/**/*.ts';
const LIBRARIES = 'libs/{nest-kit,media}/src/**/*.ts';
const NOT_BUILT = /\.test\.ts$|\/testing\/|\/scripts\//;

/** Bare names in imports that stay in the built code. Types are erased. */
const IMPORT =
  /^(?:import|export) (?!type\b)[^'"]*?from '([^'./][^']*)'|\bimport\('([^'./][^']*)'\)|^import '([^'./][^']*)'/gm;

/** The containers run with `npm prune --omit=dev`. */
it('services import packages only that are there without the development dependencies', () => {
  const missing = [...new Set(globSync([CODE, LIBRARIES], { cwd: root }))]
    .filter((file) => !NOT_BUILT.test(file))
    .flatMap((file) =>
      readPackages(file)
        .filter((name) => !isKept(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

const kept = new Set(
  ['package.json', 'libs/media/package.json'].flatMap((file) => Object.keys(readDependencies(file))),
);

function isKept(name: string): boolean {
  return name.startsWith('node:') || name.startsWith('virtual:') || name.startsWith('@declic/') || kept.has(name);
}

function readPackages(file: string): string[] {
  const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(
    ([, ...found]) => found.find(Boolean) ?? '',
  );
  return specifiers.map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

function readDependencies(file: string): object {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { dependencies?: object }; // npm checked it
  return dependencies;
}
