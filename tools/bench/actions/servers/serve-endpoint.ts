import 'reflect-metadata';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { ENDPOINT } from '../endpoint.ts';

/** Serves the endpoint by Nest on Fastify, as the product does, and tells the parent where. */
export async function serveEndpoint(handle: (request: FastifyRequest) => unknown): Promise<void> {
  class Endpoint {
    run(request: FastifyRequest): unknown {
      return handle(request);
    }
  }
  // Decorators as functions: this file is not compiled.
  const method = Object.getOwnPropertyDescriptor(Endpoint.prototype, 'run') ?? {};
  Post(ENDPOINT)(Endpoint.prototype, 'run', method);
  HttpCode(200)(Endpoint.prototype, 'run', method);
  Req()(Endpoint.prototype, 'run', 0);
  Controller()(Endpoint);

  const app = await NestFactory.create<NestFastifyApplication>(
    { module: Endpoint, controllers: [Endpoint] },
    new FastifyAdapter(),
    {
      logger: ['error'],
    },
  );
  await app.listen(0, '127.0.0.1');
  process.on('disconnect', () => process.exit());
  process.send?.(await app.getUrl());
}
