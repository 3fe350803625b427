import { type DynamicModule, Global, Module } from '@nestjs/common';
import { JOB_HANDLERS, type JobHandlers } from './job-worker';

/** Names a service's job handlers. The queue itself comes with `ServiceModule`. */
@Global()
@Module({})
export class JobsModule {
  /** Handlers are ordinary providers of the feature modules; here they get their task's name. Called once per service. */
  static forService(handlers: JobHandlers): DynamicModule {
    return { module: JobsModule, providers: [{ provide: JOB_HANDLERS, useValue: handlers }], exports: [JOB_HANDLERS] };
  }
}
