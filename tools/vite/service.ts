import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';

/** What a service may have to run: the server, its migrations, its demonstration data, confined processes, and threads. */
const ENTRIES = ['main', 'migrate', 'seed', 'action-worker', 'pdf-worker', 'page-worker', 'engine-worker'] as const;

/**
 * Builds a service (or the edge) for Node: one file per entry under dist/, our own packages bundled from source,
 * npm packages left in node_modules. Decorator metadata is emitted, because Nest injects and TypeORM infers by type.
 */
export function serviceConfig(projectRoot: string): UserConfig {
  return defineConfig({
    root: projectRoot,
    logLevel: 'warn',
    oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
    ssr: { target: 'node', noExternal: [/^@declic\//] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rollupOptions: {
        input: findEntries(projectRoot),
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}

function findEntries(projectRoot: string): Record<string, string> {
  const present = ENTRIES.map((name) => [name, join(projectRoot, 'src', `${name}.ts`)] as const).filter(([, file]) =>
    existsSync(file),
  );
  return Object.fromEntries(present);
}
