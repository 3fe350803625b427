import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type ActionMetrics, MetricsRepository } from './metrics.repository';

const READ_INTERVAL_MS = 10_000;

/** The figures of all actions as they were computed last, kept in memory: they are asked for with every call. */
@Injectable()
export class ActionHealth implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ActionHealth');
  private timer: NodeJS.Timeout | undefined;
  private bySlug: ReadonlyMap<string, ActionMetrics> = new Map();

  constructor(private readonly metrics: MetricsRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const read = () => this.read().catch(this.report);
    await read();
    this.timer = setInterval(() => void read(), READ_INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async read(): Promise<void> {
    this.bySlug = new Map((await this.metrics.list()).map((metrics) => [metrics.slug, metrics]));
  }

  find(slug: string): ActionMetrics | undefined {
    return this.bySlug.get(slug);
  }

  isDown(slug: string): boolean {
    return this.find(slug)?.health_status === 'down';
  }

  private readonly report = (error: unknown) => {
    this.logger.error({ err: error }, 'The metrics of the catalogue could not be read; trying again');
  };
}
