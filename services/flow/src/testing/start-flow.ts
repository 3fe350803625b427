import { startTestService, type TestApp, type TestServiceOptions } from '@declic/nest-kit/testing';
import { beforeEach } from 'vitest';
import { AppModule } from '../app.module';

/** The flow service for one test file. No strategy is left from the test before. */
export async function startFlow(options: TestServiceOptions = {}) {
  const service = await startTestService(AppModule, options);
  beforeEach(() => service.db.owner.query('delete from flow_strategies'));
  return service;
}

/** Makes a service answer on a port, which streams need. Returns its origin. */
export async function listen({ nest }: TestApp): Promise<string> {
  await nest.listen(0, '127.0.0.1');
  return (await nest.getUrl()).replace('[::1]', '127.0.0.1');
}
