import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobDefinition } from './job-definition';
import { Jobs } from './jobs';

/** Plans the runs of recurring jobs. */
@Injectable()
export class JobSchedule {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /** Adds a run that begins after so long, under a job key that merges the plans of all replicas. */
  plan<Payload extends object>(definition: JobDefinition<Payload>, payload: Payload, inMs: number): Promise<void> {
    const runAt = new Date(Date.now() + inMs);
    const once = { jobKey: definition.name, queueName: definition.name, runAt };
    return this.jobs.add(this.dataSource.manager, definition, payload, once);
  }
}
