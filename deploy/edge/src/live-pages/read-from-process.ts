import type { AnsweredQuery, LivePage, PageHead } from '@declic/remote-kit/contract';
import { z } from 'zod';
import type { FromPageProcess } from './messages';

const LONGEST_REASON = 1_000;
const head = z.looseObject({
  title: z.string(),
  lang: z.string().optional(),
  canonical: z.string().startsWith('/').optional(),
  missing: z.boolean().optional(),
}) as unknown as z.ZodType<PageHead>; // the rest is written with care, or throws
const answeredQuery: z.ZodType<AnsweredQuery> = z.tuple([z.array(z.unknown()), z.unknown()]);
const page: z.ZodType<LivePage> = z.object({
  head,
  styles: z.string(),
  html: z.string(),
  kit: z.string().max(100),
  data: z.array(answeredQuery).max(50),
});

const fromPageProcess: z.ZodType<FromPageProcess> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('read'), id: z.int().min(0), path: z.string().max(500) }),
  z.object({ type: z.literal('page'), page }),
  z.object({ type: z.literal('failed'), reason: z.string().transform((text) => text.slice(0, LONGEST_REASON)) }),
]);

/** A message of a process that renders pages; undefined when it is none. */
export function readFromProcess(message: unknown): FromPageProcess | undefined {
  return fromPageProcess.safeParse(message).data;
}
