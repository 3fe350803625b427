import { expect, it } from 'vitest';
import { startRegistry } from '../../testing/registry';

const registry = await startRegistry();

it('refuses a registration that expects another current version, and stores nothing', async () => {
  await registry.register({ version: 'v1' });
  const response = await registry.register({ version: 'v3' }, { expect: 'v2' });

  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'choice_changed', title: 'mf-flow is at v1, not at v2.' });
  expect(await registry.history()).toMatchObject({ choice: { version: 'v1' }, items: [{ version: 'v1' }] });
});

it('refuses a choice that expects another current version', async () => {
  for (const version of ['v1', 'v2', 'v3']) await registry.register({ version });

  expect((await registry.choose('v1', { expect: 'v2' })).statusCode).toBe(409);
  expect((await registry.choose('v1', { expect: null })).statusCode).toBe(409);
  expect((await registry.choose('v1', { expect: 'v3' })).statusCode).toBe(200);
});

it('takes null for a deployable that was never chosen', async () => {
  expect((await registry.register({ version: 'v1' }, { expect: null })).statusCode).toBe(201);
  expect((await registry.register({ version: 'v2' }, { expect: null })).statusCode).toBe(409);
});

it('lets one of several pipelines win that expect the same version', async () => {
  await registry.register({ version: 'v0' });
  const answers = await Promise.all(
    ['v1', 'v2', 'v3', 'v4'].map((version) => registry.register({ version }, { expect: 'v0' })),
  );

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  expect(await registry.history()).toMatchObject({ choice: { revision: 2 } });
});

it('accepts the same call again, whose answer was lost', async () => {
  await registry.register({ version: 'v1' });
  for (let count = 0; count < 2; count += 1) {
    expect((await registry.register({ version: 'v2' }, { expect: 'v1' })).statusCode).toBe(201);
    expect((await registry.choose('v2', { expect: 'v1' })).statusCode).toBe(200);
  }
  expect(await registry.history()).toMatchObject({ choice: { version: 'v2', revision: 2 } });
});
