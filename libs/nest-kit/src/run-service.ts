import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { CONFIG, type CommonConfig, ConfigError, defineConfig } from './config/config';
import { createFastifyAdapter, prepareFastify } from './http/fastify-adapter';
import { JobWorker } from './jobs/job-worker';
import { listenOptions, reportReady } from './lifecycle/supervision';
import { stopOnSignals } from './lifecycle/stop-on-signals';
import { logRequests } from './logging/log-requests';

/** What is run, and under which name it reports. */
export interface RunnableService {
  readonly name: string;
  readonly module: Type;
}

/** The whole of a service's `main.ts`. A service that cannot start says why and ends with 1. */
export async function runService({ name, module }: RunnableService): Promise<void> {
  try {
    const app = await NestFactory.create<NestFastifyApplication>(
      module,
      createFastifyAdapter(defineConfig().read(process.env)),
      {
        // Our own parsers: JSON and forms, nothing else.
        bodyParser: false,
        bufferLogs: true,
        abortOnError: false,
      },
    );
    const logger = app.get(Logger);
    app.useLogger(logger);
    await logRequests(app);
    stopOnSignals(app, await prepareFastify(app));

    await app.listen(listenOptions(app.get<CommonConfig>(CONFIG)));
    app.get(JobWorker).start();
    reportReady();
    logger.log(`${name} listens on ${await app.getUrl()}`);
  } catch (error) {
    refuseToStart(name, error);
  }
}

/** Runs a script of a service, such as its seed, inside the service's own modules and then ends. */
export async function runSeed(module: Type, work: (app: NestFastifyApplication) => Promise<void>): Promise<void> {
  try {
    const { LOCAL_MODE, ...config } = defineConfig().read({ SERVICE_PORT: '0', ...process.env });
    if (!LOCAL_MODE) throw new ConfigError('Demonstration data exists in local mode only (LOCAL_MODE=true).');
    const app = await NestFactory.create<NestFastifyApplication>(module, createFastifyAdapter(config), {
      logger: ['error', 'warn'],
      abortOnError: false,
    });
    await app.init();
    await work(app);
    await app.close();
  } catch (error) {
    refuseToStart('seed', error);
  }
}

function refuseToStart(name: string, error: unknown): void {
  // A configuration error is for the person at the terminal; anything else needs its stack.
  console.error(error instanceof ConfigError ? `${name}: ${error.message}` : error);
  process.exit(1);
}
