import { Controller, Get } from '@nestjs/common';
import { HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { Public } from '../auth/access.decorators';

const DATABASE_TIMEOUT_MS = 2_000;

/** Probes for whoever runs the service; the edge does not pass them on. */
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  /** The process answers. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** The service can do its work: its database answers. */
  @Get('ready')
  async ready() {
    const { status } = await this.checks.check([
      () => this.database.pingCheck('database', { timeout: DATABASE_TIMEOUT_MS }),
    ]);
    return { status };
  }
}
