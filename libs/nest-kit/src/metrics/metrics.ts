import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { SERVICE_NAME } from '../service-name';

/** The numbers of one service: the process itself, and how long each route takes. Services add their own to `registry`. */
@Injectable()
export class Metrics implements OnModuleInit {
  readonly registry = new Registry();

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(SERVICE_NAME) service: string,
  ) {
    this.registry.setDefaultLabels({ service });
  }

  onModuleInit(): void {
    collectDefaultMetrics({ register: this.registry });
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of HTTP requests by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.registry],
    });
    this.host.httpAdapter.getInstance().addHook('onResponse', (request, reply, done) => {
      // The route's pattern, not the path: every distinct label value is a series of its own.
      const route = request.routeOptions.url ?? 'unknown';
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  }
}
