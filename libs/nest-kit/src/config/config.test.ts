import { expect, it } from 'vitest';
import { z } from 'zod';
import { type CommonConfig, ConfigError, configInjector, defineConfig } from './config';

const complete = {
  SERVICE_PORT: '4105',
  DATABASE_URL: 'postgres://app:secret@127.0.0.1:4190/declic',
  THROTTLE_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'http://localhost:4000/',
  SMTP_URL: 'smtp://127.0.0.1:4191',
};

it('gives parsed values and defaults', () => {
  const config = defineConfig({ RETRIES: z.coerce.number() }).read({ ...complete, LOCAL_MODE: 'true', RETRIES: '3' });
  expect(config).toMatchObject({
    SERVICE_PORT: 4105,
    LOCAL_MODE: true,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:4000',
    RETRIES: 3,
  });
});

it('names every setting that is missing or wrong, the common and the own ones', () => {
  const read = () =>
    defineConfig({ RETRIES: z.coerce.number() }).read({
      ...complete,
      THROTTLE_SECRET: 'short',
      SMTP_URL: undefined,
      RETRIES: 'many',
    });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/THROTTLE_SECRET: .*\n.*SMTP_URL: .*|SMTP_URL: .*\n.*THROTTLE_SECRET: .*/);
  expect(read).toThrow(/RETRIES: /);
});

it('takes an empty variable for one that is not set', () => {
  expect(defineConfig({ LLM_MODEL: z.string().optional() }).read({ ...complete, LLM_MODEL: '' })).not.toHaveProperty(
    'LLM_MODEL',
  );
});

it('never repeats a value in its refusal', () => {
  expect(() => defineConfig().read({ ...complete, DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(
    /^(?!.*hunter2)/s,
  );
});

it('opens origins on this machine to fetches of users in tests and in local mode only', () => {
  const read = (env: object) =>
    defineConfig().read({ ...complete, EGRESS_ALLOWED_ORIGINS: 'http://127.0.0.1:8090', ...env });
  expect(() => read({})).toThrow(/EGRESS_ALLOWED_ORIGINS: is for tests and local mode/);
  expect(() => read({ NODE_ENV: 'production', LOCAL_MODE: 'false' })).toThrow(ConfigError);
  expect(read({ NODE_ENV: 'test' }).EGRESS_ALLOWED_ORIGINS).toEqual(['http://127.0.0.1:8090']);
  expect(read({ LOCAL_MODE: 'true' }).EGRESS_ALLOWED_ORIGINS).toEqual(['http://127.0.0.1:8090']);
});

it('switches fetches of users off, and on unless said otherwise', () => {
  expect(defineConfig().read(complete)).toMatchObject({ EGRESS: 'on', EGRESS_ALLOWED_ORIGINS: [] });
  expect(defineConfig().read({ ...complete, EGRESS: 'off' }).EGRESS).toBe('off');
  expect(() => defineConfig().read({ ...complete, EGRESS: 'false' })).toThrow(/EGRESS: /);
});

it('is injected into parameters only that take it', () => {
  const InjectOwn = configInjector<CommonConfig & { readonly RETRIES: number }>();
  class Fitting {
    constructor(
      readonly name: string,
      @InjectOwn() readonly config: Pick<CommonConfig, 'LOCAL_MODE'> & { readonly RETRIES: number },
    ) {}
  }
  class Unfitting {
    constructor(
      // @ts-expect-error the setting is a number
      @InjectOwn() readonly config: { readonly RETRIES: string },
      // @ts-expect-error there is no such setting
      @InjectOwn() readonly other: { readonly TIMEOUT: number },
    ) {}
  }
  expect([Fitting.length, Unfitting.length]).toEqual([2, 2]);
});
