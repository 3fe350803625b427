import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { packageFiles } from './package-files.ts';
import { readContract } from './read-contract.ts';

const run = promisify(execFile);

/** Writes the package of the TypeScript client: generated sources, compiled modules and their types. */
export async function buildSdk(root: string, folder: string): Promise<void> {
  const contract = await readContract(root, 'http://localhost:4000');
  await rm(folder, { recursive: true, force: true });
  await createClient({
    input: contract,
    output: { path: join(folder, 'src/generated'), module: { extension: '.js' } },
    plugins: [
      { name: '@hey-api/client-fetch', throwOnError: true },
      '@hey-api/typescript',
      {
        name: '@hey-api/sdk',
        operations: { strategy: 'single', containerName: 'Declic' },
        responseStyle: 'data',
      },
    ],
    logs: { level: 'silent' },
  });
  await cp(join(import.meta.dirname, 'template'), join(folder, 'src'), { recursive: true });
  const { version = '0.0.0', devDependencies = {} } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as { version?: string; devDependencies?: Record<string, string> }; // the workspace's own
  for (const [path, text] of Object.entries(packageFiles({ version, kyVersion: devDependencies['ky'] ?? '*' }))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await compile(root, folder);
}

const OPTIONS = ['--module nodenext', '--target es2022', '--lib es2023,dom,dom.iterable', '--types node', '--strict'];

async function compile(root: string, folder: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const files = ['src/index.ts', '--outDir', 'dist', '--rootDir', 'src', '--declaration', '--skipLibCheck'];
  await run(process.execPath, [compiler, ...files, ...OPTIONS.flatMap((option) => option.split(' '))], { cwd: folder });
}
