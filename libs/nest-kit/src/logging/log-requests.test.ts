import 'reflect-metadata';
import { Controller, Logger, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Logger as PinoNestLogger, LoggerModule } from 'nestjs-pino';
import { afterAll, expect, it, vi } from 'vitest';
import { createFastifyAdapter } from '../http/fastify-adapter';
import { logRequests } from './log-requests';
import { loggerOptions } from './logger-options';

@Controller()
class ExampleController {
  private readonly logger = new Logger('Example');

  @Post('example')
  async write() {
    await Promise.resolve();
    this.logger.warn('meanwhile');
  }
}

const lines: Record<string, unknown>[] = [];
const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
const options = loggerOptions('actions', { LOG_LEVEL: 'info' }, stream);
// Called for each logger that is made for a request.
const describeRequest = vi.spyOn(options.pinoHttp.serializers, 'req');
const testing = await Test.createTestingModule({
  imports: [LoggerModule.forRoot(options)],
  controllers: [ExampleController],
}).compile();
const app = testing.createNestApplication<NestFastifyApplication>(
  createFastifyAdapter({ TRUSTED_PROXIES: '127.0.0.1' }),
);
app.useLogger(app.get(PinoNestLogger));
await logRequests(app);
await app.init();
await app.getHttpAdapter().getInstance().ready();
afterAll(() => app.close());

it('names the request in a line that its handler writes, and in the one about its answer', async () => {
  lines.length = 0;
  const headers = { 'x-request-id': 'request-1', 'x-composition-id': 'composition-1' };
  await app.inject({ method: 'POST', url: '/example?token=secret', headers, payload: { a: 1 } });
  const req = { id: 'request-1', method: 'POST', path: '/example' };
  expect(lines).toMatchObject([
    { req, level: 40, composition_id: 'composition-1', context: 'Example', msg: 'meanwhile' },
    { req, level: 30, composition_id: 'composition-1', res: { status: 201 }, msg: 'request completed' },
  ]);
});

it('writes about a request without a route, too', async () => {
  lines.length = 0;
  await app.inject({ url: '/nowhere' });
  expect(lines).toMatchObject([{ level: 40, req: { method: 'GET', path: '/nowhere' }, res: { status: 404 } }]);
});

it('makes one logger for a request', async () => {
  describeRequest.mockClear();
  await app.inject({ method: 'POST', url: '/example', headers: { 'x-composition-id': 'composition-1' } });
  expect(describeRequest).toHaveBeenCalledOnce();
});
