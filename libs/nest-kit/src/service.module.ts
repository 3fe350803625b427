import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LoggerModule } from 'nestjs-pino';
import type { DataSourceOptions } from 'typeorm';
import { AuthModule } from './auth/auth.module';
import { RemoteSessionKeys, type SessionKeys } from './auth/session-keys';
import { Clock } from './clock/clock';
import { CONFIG, type CommonConfig, type ConfigDefinition, defineConfig, ENVIRONMENT } from './config/config';
import { ContractCheck } from './contract/contract-check';
import { createServiceDataSource } from './database/service-data-source';
import { dataSourceOptions, type ServiceDatabase } from './database/service-database';
import { ProblemFilter } from './errors/problem.filter';
import { HealthController } from './health/health.controller';
import { JobHandlers } from './jobs/job-handlers';
import { JobReports } from './jobs/job-reports';
import { JobWorker } from './jobs/job-worker';
import { JobSchedule } from './jobs/job-schedule';
import { Jobs } from './jobs/jobs';
import { LEASE_TIMING, leaseTiming } from './jobs/lease-timing';
import { SendMailJob } from './jobs/send-mail.job';
import { Readiness } from './lifecycle/readiness';
import { loggerOptions } from './logging/logger-options';
import { Mailer } from './mail/mailer';
import { Metrics } from './metrics/metrics';
import { MetricsController } from './metrics/metrics.controller';
import { DatabaseListener, LISTENER_TIMING, listenerTiming } from './notifications/database-listener';
import { SERVICE_NAME } from './service-name';
import { GroupedThrottle } from './throttle/grouped-throttle';
import { Throttle } from './throttle/throttle';

/** What tells one service from another. */
export interface ServiceOptions {
  readonly database: ServiceDatabase;
  /** Left out when the common settings are all there is. */
  readonly config?: ConfigDefinition;
  /** Where the keys of access tokens come from; the accounts service has them itself. */
  readonly sessionKeys?: Type<SessionKeys>;
}

/** Injection token of what the service keeps in the database. */
export const SERVICE_DATABASE = Symbol('SERVICE_DATABASE');

/** Everything that services share; imported once, by the root module of each. */
@Global()
@Module({})
export class ServiceModule {
  static forRoot({
    database,
    config = defineConfig(),
    sessionKeys = RemoteSessionKeys,
  }: ServiceOptions): DynamicModule {
    const settings = SettingsModule.of(database.name, config);
    return {
      module: ServiceModule,
      imports: [
        settings,
        LoggerModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (values: CommonConfig) => loggerOptions(database.name, values),
        }),
        TypeOrmModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (values: CommonConfig) => ({
            ...dataSourceOptions(database, values.DATABASE_URL, values.DATABASE_POOL_SIZE, values),
            retryAttempts: 5,
            retryDelay: 1_000,
          }),
          // The options are those of the line above.
          dataSourceFactory: async (options) => createServiceDataSource(options as DataSourceOptions),
        }),
        AuthModule.forRoot(sessionKeys),
        DiscoveryModule,
        TerminusModule.forRoot({ logger: false }),
      ],
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: SERVICE_DATABASE, useValue: database },
        Mailer,
        Jobs,
        JobSchedule,
        JobHandlers,
        JobReports,
        JobWorker,
        { provide: LEASE_TIMING, useValue: leaseTiming },
        SendMailJob,
        DatabaseListener,
        { provide: LISTENER_TIMING, useValue: listenerTiming },
        Metrics,
        Readiness,
        Throttle,
        GroupedThrottle,
        ContractCheck,
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [DatabaseListener, Mailer, Jobs, JobSchedule, JobWorker, Metrics, Throttle, GroupedThrottle],
    };
  }
}

/** What the other shared modules are configured from, so it comes before them. */
@Global()
@Module({})
class SettingsModule {
  static of(name: string, config: ConfigDefinition): DynamicModule {
    const providers = [
      Clock,
      { provide: SERVICE_NAME, useValue: name },
      { provide: ENVIRONMENT, useValue: process.env },
      {
        provide: CONFIG,
        inject: [ENVIRONMENT],
        useFactory: (environment: NodeJS.ProcessEnv) => config.read(environment),
      },
    ];
    return { module: SettingsModule, providers, exports: providers };
  }
}
