import { startTestService, type TestServiceOptions } from '@declic/nest-kit/testing';
import { afterEach, expect } from 'vitest';
import { AppModule } from '../app.module';
import { ActionsRegistry } from '../modules/catalogue/actions.registry';
import { ledgerViolations } from './a-ledger';

export interface ActionsOptions extends Omit<TestServiceOptions, 'also' | 'override'> {
  /** Which actions there are, instead of the catalogue. */
  readonly registry?: Pick<ActionsRegistry, 'find'>;
}

/**
 * The actions service for one test file, on a database that holds the accounts service's schema, too. The ledger is checked after
 * each test.
 */
export async function startActions({ registry, ...options }: ActionsOptions = {}) {
  const service = await startTestService(AppModule, {
    ...options,
    also: ['accounts'],
    override: (builder) => (registry ? builder.overrideProvider(ActionsRegistry).useValue(registry) : builder),
  });

  afterEach(async () => {
    expect(await ledgerViolations(service.db)).toEqual([]);
  });
  return service;
}
