import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { SERVICE_NAME } from '../service-name';
import { defineJob, type JobDefinition } from './job-definition';
import { Job, type JobHandler } from './job-handler';
import { jobFaults, JobHandlers } from './job-handlers';

const greet = defineJob('greet', z.object({ name: z.string() }));
const wave = defineJob('wave', z.object({}));
const secondGreet = defineJob('greet', z.object({}));

it('finds no fault where each kind of job has one handler', () => {
  const handlers = [
    { definition: greet, className: 'GreetJob' },
    { definition: wave, className: 'WaveJob' },
  ];
  expect(jobFaults([greet, wave], handlers)).toEqual([]);
});

it('names kinds of jobs without a handler', () => {
  expect(jobFaults([greet, wave], [{ definition: wave, className: 'WaveJob' }])).toEqual([
    'greet has no handler: provide a class with @Job(…) for it',
  ]);
});

it('names kinds of jobs with two handlers', () => {
  const handlers = ['GreetJob', 'PoliteGreetJob'].map((className) => ({ definition: greet, className }));
  expect(jobFaults([greet], handlers)).toEqual(['greet has 2 handlers: GreetJob, PoliteGreetJob']);
});

it('names kinds of jobs that are defined under the same name', () => {
  expect(jobFaults([greet, secondGreet], [{ definition: greet, className: 'GreetJob' }])).toEqual([
    'greet is defined twice',
  ]);
});

@Job(wave)
class WaveJob implements JobHandler<typeof wave> {
  async handle(): Promise<void> {}
}

it('keeps a service from booting, with all faults in its message', async () => {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [JobHandlers, WaveJob, { provide: SERVICE_NAME, useValue: 'flow' }],
  }).compile();
  await expect(module.init()).rejects.toThrow(
    `The job handlers of the service "flow" are wrong:
  greet has no handler: provide a class with @Job(…) for it
  greet is defined twice`,
  );
});

it('takes no name and no object that looks like a definition instead of one', () => {
  expectTypeOf(greet).toExtend<JobDefinition>();
  expectTypeOf<'greet'>().not.toExtend<JobDefinition>();
  expectTypeOf<Pick<typeof greet, 'name' | 'payload'>>().not.toExtend<JobDefinition>();
});
