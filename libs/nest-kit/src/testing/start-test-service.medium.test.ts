import { Module } from '@nestjs/common';
import { expect, it } from 'vitest';
import { Clock } from '../clock/clock';
import { ContractCheck } from '../contract/contract-check';
import { ServiceModule } from '../service.module';
import { startTestService } from './start-test-service';

const database = { name: 'flow', entities: [], migrations: {}, functions: {} };

@Module({ imports: [ServiceModule.forRoot({ database })] })
class EmptyModule {}

const PAST = new Date('2020-01-01T00:00:00Z');
const { app, clock, db, startReplica } = await startTestService(EmptyModule, {
  // This module has no operation; the check has tests of its own.
  override: (builder) => builder.overrideProvider(ContractCheck).useValue({}),
});
const replica = await startReplica();

it('runs the service and a replica on one database, and the clocks of both show what the test sets', async () => {
  clock.moment = PAST;
  expect(app.nest.get(Clock).now()).toEqual(PAST);
  expect(replica.nest.get(Clock).now()).toEqual(PAST);
  const connected = await db.owner.query<object[]>(
    `select from pg_stat_activity where datname = current_database() and usename = 'flow_app'`,
  );
  expect(connected.length).toBeGreaterThan(1);
});

it('sets the clock back to the real time before the next test', () => {
  expect(app.nest.get(Clock).now().getTime()).toBeGreaterThan(PAST.getTime());
});
