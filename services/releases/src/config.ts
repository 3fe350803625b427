import { defineConfig, type ConfigOf } from '@declic/nest-kit/config';
import { z } from 'zod';
import { teamTokens } from './pipeline/team-tokens.ts';

const token = z.string().regex(/^\S{32,}$/, 'must be at least 32 characters without spaces');

export const config = defineConfig(
  {
    /** Signs preview links. */
    PREVIEW_SECRET: z.string().min(32),
    /** The token of an operator, whose actions are recorded as those of `operator`. */
    RELEASE_TOKEN: token.optional(),
    /** The tokens of the teams. */
    RELEASE_TOKENS: teamTokens(token).default({}),
  },
  ({ RELEASE_TOKEN, RELEASE_TOKENS }) =>
    RELEASE_TOKEN === undefined && Object.keys(RELEASE_TOKENS).length === 0
      ? 'Set RELEASE_TOKEN or RELEASE_TOKENS, so that releases can be registered.'
      : undefined,
);

export type ReleasesConfig = ConfigOf<typeof config>;
