import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** What a remote is built from, besides its own folder. */
const SOURCES = [
  'libs/action-console',
  'libs/action-input',
  'libs/action-results',
  'libs/action-router',
  'libs/action-snippets',
  'libs/content-rules',
  'libs/design-system',
  'libs/remote-kit',
  'libs/session',
  'openapi',
];
const KIT = 'libs/release-kit';
/** Draws the pictures of shared links while a remote is built. */
const SHARE_PICTURE = 'libs/media/src/share-picture/index.ts';
const CONTAINER = 'tools/vite/remote/container/create-container.ts';
/** Tests and stories stay in the workspace; the support for tests of remotes (`testing/`) is published. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|reports|spec|scripts|storybook-static)(\/|$)|\.(test|stories|medium\.test)\.tsx?$/;

interface PackageJson {
  name: string;
  version: string;
  private?: boolean;
  bin?: Record<string, string>;
  exports: Record<string, string>;
  scripts?: object;
  nx?: object;
  dependencies?: Record<string, string>;
}

/** Packs the kit into a folder, and returns the files. */
export async function packKit(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const stage = mkdtempSync(join(tmpdir(), 'declic-kit-'));
  try {
    const packages = [...SOURCES.map((source) => stageSource(source, stage)), await stageKit(stage)];
    return await Promise.all(packages.map((it) => pack(it, folder)));
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/** A package as its sources are: the build of a remote compiles them, as in the workspace. */
function stageSource(source: string, stage: string): string {
  const from = join(root, source);
  const to = join(stage, basename(source));
  cpSync(from, to, { recursive: true, filter: (file) => !LEFT_OUT.test(relative(from, file)) });
  writePackage(to, readPackage(from));
  return to;
}

/** The configuration of the build, what it draws pictures with, and the command, as modules: Node runs no TypeScript of a package. */
async function stageKit(stage: string): Promise<string> {
  const to = join(stage, 'release-kit');
  const from = join(root, KIT);
  await build({
    root: from,
    configFile: false,
    logLevel: 'error',
    ssr: { target: 'node', noExternal: [/^@declic\//] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(to, 'dist'),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: {
          vite: join(from, 'src/vite.ts'),
          cli: join(from, 'src/cli.ts'),
          'share-picture': join(root, SHARE_PICTURE),
        },
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
      },
    },
  });
  // Becomes a part of each remote, which the bundle finds beside itself.
  cpSync(join(root, CONTAINER), join(to, 'dist', basename(CONTAINER)));
  cpSync(join(from, 'tsconfig.web.json'), join(to, 'tsconfig.web.json'));
  cpSync(join(from, 'README.md'), join(to, 'README.md'));
  writePackage(to, {
    ...readPackage(from),
    bin: { 'declic-release': './dist/cli.js' },
    exports: { './vite': './dist/vite.js', './tsconfig.web.json': './tsconfig.web.json' },
  });
  return to;
}

function writePackage(folder: string, { private: _private, scripts: _scripts, nx: _nx, ...rest }: PackageJson): void {
  const dependencies = { ...listDependencies(folder), ...pinOwn(rest.dependencies ?? {}) };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...rest, dependencies }, null, 2));
}

/** Packages of the kit fit each other in one version only. */
function pinOwn(dependencies: Record<string, string>): Record<string, string> {
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@declic/'));
  return Object.fromEntries(names.map((name) => [name, '1.0.0']));
}

/** What the sources import, in the versions of the workspace: its root declares them, and `libs/media` what only that draws with. */
function listDependencies(folder: string): Record<string, string> {
  const { dependencies = {}, devDependencies = {} } = readPackage(root) as PackageJson & {
    devDependencies?: Record<string, string>;
  };
  const drawing = readPackage(join(root, 'libs/media')).dependencies;
  const versions: Record<string, string> = { ...drawing, ...devDependencies, ...dependencies };
  const files = globSync('**/*.{ts,tsx,js}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const imported = files.flatMap((code) =>
    [...code.matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g)].map(([, name = '']) => name),
  );
  const named = new Set(imported.filter((name) => name in versions && !builtinModules.includes(name)));
  return Object.fromEntries([...named].toSorted().map((name) => [name, versions[name] ?? '']));
}

function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson; // our own package.json
}

async function pack(from: string, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: from });
  return join(folder, stdout.trim());
}
