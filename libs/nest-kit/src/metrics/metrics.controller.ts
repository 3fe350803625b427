import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../auth/access.decorators';
import { Metrics } from './metrics';

/** Prometheus scrapes each service directly; the edge does not pass this on. */
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  /** Everything that is counted, as text. */
  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
