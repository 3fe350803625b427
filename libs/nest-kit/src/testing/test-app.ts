import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { DataSource } from 'typeorm';
import { LiveSessions } from '../auth/live-sessions';
import type { Principal } from '../auth/principal';
import { SessionKeys } from '../auth/session-keys';
import { ENVIRONMENT } from '../config/config';
import { type ClaimedOperation, ContractCheck } from '../contract/contract-check';
import { createFastifyAdapter, prepareFastify } from '../http/fastify-adapter';
import { JobWorker } from '../jobs/job-worker';
import { logRequests } from '../logging/log-requests';
import { type Mail, Mailer } from '../mail/mailer';
import { FakeMailer } from './fake-mailer';
import { ResponseCheck } from './response-check';
import type { TestDatabase } from './test-database';
import { signTestToken, TEST_SIGNING_KEY, testClaims, TestSessionKeys, TestSessions } from './test-sessions';

/** How a test wants the service. */
export interface TestAppOptions {
  readonly db: Pick<TestDatabase, 'url'>;
  /** Settings on top of those that every test has. */
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces providers, such as the clock. */
  readonly override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

/** A whole service without a port: answers are checked against the contract, mails are kept, jobs run when the test says so. */
export interface TestApp {
  readonly nest: NestFastifyApplication;
  readonly mails: readonly Mail[];
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Headers that make a request this user's, in a session that does not end. */
  as(user: Principal): { authorization: string };
  tokenFor(user: Principal): string;
  /** Every handler of the service, and who may call it. */
  handlers(): ClaimedOperation[];
  /** Runs every job that is due. */
  runJobs(): Promise<void>;
  /** Runs jobs as they come, as a service does. */
  startWorker(): void;
  close(): Promise<void>;
}

/** Boots a service's root module for a test. */
export async function createTestApp(
  module: Type,
  { db, env = {}, override = (builder) => builder }: TestAppOptions,
): Promise<TestApp> {
  const mailer = new FakeMailer();
  const builder = Test.createTestingModule({ imports: [module] })
    .overrideProvider(ENVIRONMENT)
    .useValue({ ...testEnvironment, DATABASE_URL: db.url, ...env })
    .overrideProvider(Mailer)
    .useValue(mailer)
    .overrideProvider(SessionKeys)
    .useValue(new TestSessionKeys())
    .overrideProvider(LiveSessions)
    .useFactory({ factory: (dataSource: DataSource) => new TestSessions(dataSource), inject: [DataSource] });
  const testing = await override(builder).compile();
  const nest = testing.createNestApplication<NestFastifyApplication>(
    createFastifyAdapter({ TRUSTED_PROXIES: '127.0.0.1' }),
    {
      bodyParser: false,
      logger: ['error'],
    },
  );
  nest.useGlobalInterceptors(new ResponseCheck());
  await logRequests(nest);
  const drain = await prepareFastify(nest);
  await nest.init();
  await nest.getHttpAdapter().getInstance().ready();

  const sessions = nest.get<LiveSessions, TestSessions>(LiveSessions);
  const tokenFor = (user: Principal) => {
    sessions.add(user);
    return signTestToken(testClaims(user));
  };
  return {
    nest,
    mails: mailer.mails,
    inject: (options) => nest.inject(options),
    tokenFor,
    as: (user) => ({ authorization: `Bearer ${tokenFor(user)}` }),
    handlers: () => nest.get(ContractCheck).claims(),
    runJobs: () => nest.get(JobWorker).runDue(),
    startWorker: () => nest.get(JobWorker).start(),
    close: async () => {
      // Open streams would hold it up.
      await drain.run({ takeOver: false });
      await nest.close();
    },
  };
}

const testEnvironment = {
  NODE_ENV: 'test',
  LOCAL_MODE: 'true',
  LOG_LEVEL: 'silent',
  SERVICE_PORT: '0',
  THROTTLE_SECRET: 'a secret that only tests know, 32 characters',
  SESSION_SIGNING_KEYS: TEST_SIGNING_KEY,
  REFRESH_TOKEN_SECRET: 'another secret that only tests know, 32',
  FILE_LINK_SECRET: 'a third secret that only tests know, 32',
  WEBHOOK_SECRET: 'a fourth secret that only tests know, 32',
  PUBLIC_URL: 'http://localhost:4000',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
