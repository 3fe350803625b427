import { z } from 'zod';
import { MAX_PAGE_BYTES } from './port-calls';
import type { FromWorker } from './worker-messages';

const result = z.object({
  data: z.record(z.string(), z.unknown()),
  warnings: z.array(z.string()),
  material: z.record(z.string(), z.unknown()).optional(),
});

const error = z.discriminatedUnion('type', [
  z.object({ type: z.literal('memory') }),
  z.object({ type: z.literal('rejected'), field: z.string(), message: z.string() }),
  z.object({ type: z.literal('upstream'), message: z.string() }),
  z.object({ type: z.literal('failure'), name: z.string(), message: z.string(), stack: z.string().optional() }),
]);

const memoryBytes = z.number().min(0);

const call = z.union([
  z.object({
    port: z.literal('web'),
    method: z.literal('fetch'),
    url: z.string(),
    maxBytes: z.number().positive().max(MAX_PAGE_BYTES).optional(),
  }),
  z.object({ port: z.literal('web'), method: z.literal('isAllowed'), url: z.string() }),
  z.object({ port: z.literal('mailExchange'), method: z.literal('lookup'), domain: z.string() }),
]);

const fromWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal(['begun', 'waits', 'ready']) }),
  z.object({ type: z.literal('call'), id: z.int(), call }),
  z.object({ type: z.literal('cancel'), id: z.int() }),
  z.object({
    type: z.literal('reply'),
    reply: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), result, memoryBytes }),
      z.object({ ok: z.literal(false), error, memoryBytes }),
    ]),
  }),
]);

/** Whether a message has the form of those that `serveJobs` sends: a process that reads what users made may be taken over. */
export function isFromWorker(message: unknown): message is FromWorker {
  return fromWorker.safeParse(message).success;
}
