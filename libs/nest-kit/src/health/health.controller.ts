import { Controller, Get, Res } from '@nestjs/common';
import { HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access.decorators';
import { Readiness } from '../lifecycle/readiness';

const DATABASE_TIMEOUT_MS = 2_000;

/** Probes for operators; the edge does not expose them. */
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly readiness: Readiness,
  ) {}

  /** The process answers. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** The service can do its work: its database answers, and it is not about to end. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    if (this.readiness.isDraining) {
      reply.status(503);
      return { status: 'draining' };
    }
    const { status } = await this.checks.check([
      () => this.database.pingCheck('database', { timeout: DATABASE_TIMEOUT_MS }),
    ]);
    return { status };
  }
}
