import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { ConfigError } from '../config/config';
import { SERVICE_NAME } from '../service-name';
import { definedJobs, type JobDefinition } from './job-definition';
import { JOB, type JobHandler } from './job-handler';

/** A provider that handles a kind of job. */
export interface FoundHandler {
  readonly definition: JobDefinition;
  readonly className: string;
  readonly handler: JobHandler;
}

/** The job handlers of a service. One that adds jobs which have no handler does not boot. */
@Injectable()
export class JobHandlers implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  onModuleInit(): void {
    const faults = jobFaults(definedJobs(), this.all());
    if (faults.length > 0)
      throw new ConfigError(`The job handlers of the service "${this.service}" are wrong:\n  ${faults.join('\n  ')}`);
  }

  all(): FoundHandler[] {
    return this.discovery.getProviders().flatMap(({ metatype, instance, name }) => {
      // `@Job` wrote it, and accepts classes with a fitting `handle` only.
      const definition = metatype && (Reflect.getMetadata(JOB, metatype) as JobDefinition | undefined);
      return definition ? [{ definition, className: String(name), handler: instance as JobHandler }] : [];
    });
  }
}

/** What is wrong between the kinds of jobs that a service can add and their handlers, one sentence each. */
export function jobFaults(
  definitions: readonly JobDefinition[],
  found: readonly Omit<FoundHandler, 'handler'>[],
): string[] {
  return definitions.flatMap((definition, index) => {
    const { name } = definition;
    const first = definitions.findIndex((other) => other.name === name);
    if (first !== index) return [`${name} is defined twice`];
    const classes = found.filter((each) => each.definition === definition).map(({ className }) => className);
    if (classes.length === 0) return [`${name} has no handler: provide a class with @Job(…) for it`];
    return classes.length > 1 ? [`${name} has ${classes.length} handlers: ${classes.join(', ')}`] : [];
  });
}
