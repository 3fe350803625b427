/** The files of the package that are the same for every contract, besides the template. */
export function packageFiles({ version, kyVersion }: { version: string; kyVersion: string }): Record<string, string> {
  const manifest = {
    name: '@declic/sdk',
    version,
    description: 'Ready-made automation actions: each is one POST request.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    files: ['dist'],
    dependencies: { ky: kyVersion },
  };
  return { 'package.json': `${JSON.stringify(manifest, null, 2)}\n`, 'README.md': README, 'src/index.ts': INDEX };
}

const INDEX = `import { createClient, createConfig } from './generated/client/index.js';
import { Declic } from './generated/sdk.gen.js';
import { createRetryingFetch, type RetryOptions } from './retrying-fetch.js';

export type * from './generated/types.gen.js';
export type { Declic } from './generated/sdk.gen.js';
export { DeclicError, type DeclicProblem } from './declic-error.js';
export { RunNotEndedError, type RunReader, waitForRun, type WaitOptions } from './wait-for-run.js';

/** What a client needs to know. */
export interface DeclicOptions extends RetryOptions {
  readonly apiKey: string;
  /** The origin of the API. */
  readonly baseUrl: string;
}

/** A client of the API: a method for each action, and for files and the catalogue. A refused call throws a \`DeclicError\`. */
export function createDeclic({ apiKey, baseUrl, ...retry }: DeclicOptions): Declic {
  const fetch = createRetryingFetch(retry);
  return new Declic({ client: createClient(createConfig({ baseUrl, auth: apiKey, fetch, responseStyle: 'data', throwOnError: true })) });
}
`;

const README = `# @declic/sdk

\`\`\`ts
import { createDeclic } from '@declic/sdk';

const declic = createDeclic({ apiKey: process.env.DECLIC_API_KEY ?? '', baseUrl: 'http://localhost:4000' });
const { data, cost } = await declic.runEmailValidate({ body: { email: 'someone@gmial.com' } });
console.log(data?.suggestion, cost);
\`\`\`

Generated from the contract. A call is repeated up to three times when its answer is lost, or is 429, 502, 503 or 504, as
\`Retry-After\` says, unless its run failed (\`action_failed\`, \`action_timed_out\`); all repetitions have one \`Idempotency-Key\`, so
that the call is debited once. A refusal throws a \`DeclicError\` with \`code\`, \`status\` and \`problem\`. \`waitForRun\` waits for a
call with \`Prefer: respond-async\`.
`;
