import { expect, it } from 'vitest';
import { config } from './config';

const complete = {
  SERVICE_PORT: '5104',
  DATABASE_URL: 'postgres://actions_app@127.0.0.1/declic',
  THROTTLE_SECRET: 'a secret that only tests know, 32 characters',
  FILE_LINK_SECRET: 'a secret that only tests know, 32 characters',
  WEBHOOK_SECRET: 'a secret that only tests know, 32 characters',
  PUBLIC_URL: 'http://localhost:4000',
  SMTP_URL: 'smtp://127.0.0.1:25',
};

it('keeps files in the database when nothing else is set', () => {
  expect(config.read(complete)).toMatchObject({ FILE_STORE: 'database', S3_PATH_STYLE: true });
});

it.each([
  [{ FILE_STORE: 's3' }, 'FILE_STORE=s3 needs S3_BUCKET.'],
  [{ S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'b' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together.'],
  [{ S3_BUCKET: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together.'],
])('refuses the settings %j', (settings, problem) => {
  expect(() => config.read({ ...complete, ...settings })).toThrow(problem);
});
