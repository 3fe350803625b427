import { join } from 'node:path';
import { buildPrograms } from '@declic/nest-kit/testing/build-programs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built process that reads PDFs, of the threads of the engine, and of the services with fail points. */
    flowPrograms: string;
  }
}

/** Builds what tests start as a process, as it is deployed: once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await buildPrograms(join(import.meta.dirname, '../..'), {
    'mortal-service': join(import.meta.dirname, 'mortal-service.ts'),
    'mortal-content-service': join(import.meta.dirname, 'mortal-content-service.ts'),
  });
  project.provide('flowPrograms', folder);
  return remove;
}
