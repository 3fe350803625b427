import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestService, type TestServiceOptions } from '@declic/nest-kit/testing';
import type { TestingModuleBuilder } from '@nestjs/testing';
import { afterEach, expect, inject } from 'vitest';
import { AppModule } from '../app.module';
import { ActionsRegistry } from '../modules/catalogue/actions.registry';
import { PoolRunner } from '../engine/pools/pool-runner';
import type { Ports } from '../engine/ports';
import { RELEASE } from '../modules/verification/read-release';
import { PORTS } from '../modules/runs/action-runner';
import { ledgerViolations } from './a-ledger';

export interface ActionsOptions extends Omit<TestServiceOptions, 'also' | 'override'> {
  /** Which actions there are, instead of the catalogue. */
  readonly registry?: Pick<ActionsRegistry, 'find' | 'isCutOff'>;
  /** The file of a module that workers use instead of the catalogue, in the folder of the built worker. */
  readonly catalogue?: string;
}

/**
 * The actions service for one test file, on a database that holds the accounts service's schema, too. The ledger is checked after
 * each test.
 */
export async function startActions({ registry, catalogue, env = {}, ...options }: ActionsOptions = {}) {
  const override = (builder: TestingModuleBuilder) => {
    builder.overrideProvider(PoolRunner).useFactory({
      factory: (actions: ActionsRegistry, ports: Ports) => createPools(actions, ports, catalogue),
      inject: [ActionsRegistry, PORTS],
    });
    return registry ? builder.overrideProvider(ActionsRegistry).useValue(registry) : builder;
  };
  const service = await startTestService(AppModule, {
    ...options,
    // Tests run the examples when they want them.
    env: { VERIFY_EXAMPLES: 'off', ...env },
    also: ['accounts'],
    override,
  });

  afterEach(async () => {
    expect(await ledgerViolations(service.db)).toEqual([]);
  });
  return {
    ...service,
    /** Starts a replica of another release of the service. */
    startRelease: (release: string, verified: 'on' | 'off' = 'off') =>
      service.startReplica({
        env: { VERIFY_EXAMPLES: verified, ...env },
        override: (builder) => override(builder).overrideProvider(RELEASE).useValue(release),
      }),
  };
}

/** Pools of the worker that was built for the tests. */
function createPools(registry: ActionsRegistry, ports: Ports, catalogue: string | undefined): PoolRunner {
  const folder = inject('actionWorker');
  return new PoolRunner({
    find: (slug) => registry.find(slug),
    ports,
    workerFile: join(folder, 'action-worker.js'),
    ...(catalogue !== undefined && { catalogue: pathToFileURL(join(folder, catalogue)).href }),
  });
}
