import { expect, it } from 'vitest';
import { config } from './config';

const required = {
  SERVICE_PORT: '0',
  DATABASE_URL: 'postgres://flow_app@127.0.0.1/declic',
  THROTTLE_SECRET: 'a secret that only tests know, 32 characters',
  PUBLIC_URL: 'http://localhost:4000',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
const secret = 'a secret that only tests know, 32 characters';

it.each(['FLOW_INTAKE_WORKFLOW_URL', 'FLOW_GENERATION_WORKFLOW_URL'])('needs a secret with %s', (name) => {
  const env = { ...required, [name]: 'https://flows.example/webhook' };
  expect(() => config.read(env)).toThrow('FLOW_WORKFLOW_SECRET is missing');
  expect(() => config.read({ ...env, FLOW_WORKFLOW_SECRET: 'short' })).toThrow('FLOW_WORKFLOW_SECRET');
  expect(config.read({ ...env, FLOW_WORKFLOW_SECRET: secret })).toMatchObject({ FLOW_WORKFLOW_TIMEOUT_MS: 30_000 });
});

it('waits for a workflow no longer than the specification says', () => {
  expect(() => config.read({ ...required, FLOW_WORKFLOW_TIMEOUT_MS: '30001' })).toThrow('FLOW_WORKFLOW_TIMEOUT_MS');
});
