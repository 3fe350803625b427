import { join } from 'node:path';
import { startApiKeys } from '../../ledger/peer/api-keys.js';
import { built } from '../built.ts';
import { serveEndpoint } from './serve-endpoint.ts';

interface EmailAction {
  check(payload: unknown): { readonly ok: boolean; readonly input: object };
  execute(input: object, ports: object, run: object): Promise<{ readonly data: object }>;
}

const [, , connectionString] = process.argv;
const path = join(built, 'email-action.js');
const { emailValidate } = (await import(path)) as { emailValidate: EmailAction }; // built from it
/** Not asked: the input leaves the check of mail servers out. */
const ports = { mailExchange: { lookup: () => Promise.reject(new Error('No server is looked up here.')) } };
const { verify } = await startApiKeys(connectionString);

await serveEndpoint(async ({ headers: { authorization }, body, id: requestId }) => {
  await verify(Number(authorization?.replace('Bearer ', '')));
  const check = emailValidate.check(body);
  if (!check.ok) throw new Error('The input is refused.');
  return {
    status: 200,
    ...(await emailValidate.execute(check.input, ports, { signal: AbortSignal.timeout(5_000), requestId })),
  };
});
