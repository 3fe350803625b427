import { join } from 'node:path';
import { buildPrograms } from '@declic/nest-kit/testing/build-programs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built worker, of the catalogue of bombs, and of the examples and the service with fail points as programs. */
    actionWorker: string;
  }
}

/**
 * Builds what pools start as a thread or process, as it is deployed, the actions that tests break it with, all examples, and the
 * service that tests kill: once for all files, because a build takes longer than most of them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await buildPrograms(join(import.meta.dirname, '../../..'), {
    bombs: join(import.meta.dirname, 'bombs.ts'),
    'pool-host': join(import.meta.dirname, 'pool-host.ts'),
    examples: join(import.meta.dirname, '../run-examples.ts'),
    'mortal-service': join(import.meta.dirname, '../mortal-service.ts'),
  });
  project.provide('actionWorker', folder);
  return remove;
}
