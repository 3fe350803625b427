import { z } from 'zod';

const EXAMPLE = '{"flow": {"token": "…", "deployables": ["mf-flow"]}}';

/** Reads `{"flow": {"token": "…", "deployables": ["mf-flow"]}, "platform": {"token": "…", "deployables": ["*"], "operator": true}}`. */
export function teamTokens(token: z.ZodString) {
  const team = z.strictObject({
    token,
    /** Names of deployables; `*` stands for all. */
    deployables: z.array(z.string().regex(/^(\*|shell|mf-[a-z][a-z0-9-]*)$/, 'must be names such as mf-flow, or *')),
    /** Whether the team may act for every deployable, and on what concerns all of them. */
    operator: z.boolean().default(false),
  });
  return z
    .string()
    .transform(parseJson)
    .pipe(z.record(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of a team such as flow'), team));
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue(`must be JSON such as ${EXAMPLE}`);
    return z.NEVER;
  }
}
