import 'reflect-metadata';
import { Test } from '@nestjs/testing';
import { ContractCheck } from '../../contract/contract-check';
import { createFastifyAdapter } from '../../http/fastify-adapter';
import { JobWorker } from '../job-worker';
import { LEASE_TIMING, type LeaseTiming } from '../lease-timing';
import { begun, GreetingsModule } from './greetings-module';

/** A process that greets, and says on its output which jobs begin. Only tests build this file. */
const timing = JSON.parse(process.env['LEASE_TIMING'] ?? '') as LeaseTiming; // from the test that starts it

begun.push = (...names) => {
  process.stdout.write(`begun ${names.join(' ')}\n`);
  return names.length;
};

const testing = await Test.createTestingModule({ imports: [GreetingsModule] })
  .overrideProvider(ContractCheck)
  .useValue({})
  .overrideProvider(LEASE_TIMING)
  .useValue(timing)
  .compile();
const app = testing.createNestApplication(createFastifyAdapter({ TRUSTED_PROXIES: '127.0.0.1' }), {
  bodyParser: false,
});
await app.init();
app.get(JobWorker).start();
process.stdout.write('works\n');
