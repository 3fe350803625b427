import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics';
import { SERVICE_NAME } from '../service-name';
import { queueSchema } from '../database/queue-migration';
import { QueueTables, type ReturnedJob } from './queue-tables';

/** Metrics and log lines about background work. Payloads are never included. */
@Injectable()
export class JobReports implements OnModuleInit {
  private readonly logger = new Logger('Jobs');
  private readonly tables: QueueTables;
  private readonly deaths = new Counter({
    name: 'jobs_dead_total',
    help: 'Jobs that failed for good, by task',
    labelNames: ['task'],
    registers: [],
  });

  constructor(
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
    @Inject(SERVICE_NAME) service: string,
  ) {
    this.tables = new QueueTables(queueSchema(service));
  }

  onModuleInit(): void {
    const { registry } = this.metrics;
    registry.registerMetric(this.deaths);
    const { tables, dataSource } = this;
    new Gauge({
      name: 'jobs',
      help: 'Jobs in the queue by task and state: waiting (for their time or turn), running, dead (failed for good)',
      labelNames: ['task', 'state'],
      registers: [registry],
      async collect() {
        this.reset();
        // Without a database there is nothing to count; the other metrics must still be readable.
        const counts = await tables.count((statement) => dataSource.query(statement)).catch(() => []);
        for (const { task, state, jobs } of counts) this.set({ task, state }, jobs);
      },
    });
  }

  /** A job failed for good: it stays in the queue until it is tried again or dropped by hand (`npm run jobs`). */
  died({ id, task }: { id: string; task: string }, error: unknown): void {
    this.deaths.inc({ task });
    this.logger.error({ err: error, job: { id, task } }, `The job ${task} ${id} failed for good`);
  }

  /** Jobs that no living worker worked on are in the queue again, or had no tries left. */
  returned(jobs: readonly ReturnedJob[]): void {
    for (const { id, task, dead } of jobs) {
      if (dead) this.died({ id, task }, new Error('Its worker died in the last try'));
      else this.logger.warn({ job: { id, task } }, `The job ${task} ${id} of a lost worker runs again`);
    }
  }
}
