import { expect, it } from 'vitest';
import { createLint } from './testing/create-lint.ts';

const lint = createLint();
const SERVICE = 'services/actions/src/modules/runs/runs.service.ts';
const CONTROLLER = 'services/actions/src/modules/runs/runs.controller.ts';

async function countRefusals(file: string, code: string): Promise<number> {
  const messages = await lint(file, code);
  return messages.filter(({ message }) => message.includes('HTTP ends at the controller')).length;
}

it.each([
  "import type { FastifyRequest } from 'fastify';\nexport type Used = FastifyRequest;",
  "import { NotFoundException } from '@nestjs/common';\nexport const used = NotFoundException;",
  "import { HttpStatus } from '@nestjs/common';\nexport const used = HttpStatus;",
  'export const answer = { status: 404, text: "not there" };',
])('refuses HTTP in a service: %s', async (code) => {
  expect(await countRefusals(SERVICE, code)).toBe(1);
  expect(await countRefusals(CONTROLLER, code)).toBe(0);
});

it.each([
  "import { Inject, Injectable, Logger } from '@nestjs/common';\nexport const used = [Inject, Injectable, Logger];",
  "export const run = { status: 'timed_out' };",
])('accepts in a service: %s', async (code) => {
  expect(await countRefusals(SERVICE, code)).toBe(0);
});
