import { afterEach, expect, it, vi } from 'vitest';
import { CHANGE_OPTIONS, readArguments, runCommand, toChange } from './run-command.ts';

const command = { usage: 'release:try <shell|mf-…> [version]', options: CHANGE_OPTIONS, words: 1 };
const env = { RELEASE_TOKEN: 'given', RELEASES_URL: 'https://declic.example' };

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('reads the deployable, further words and options', () => {
  expect(readArguments(command, ['mf-flow', 'v1', '--reason', 'Too slow.'])).toEqual({
    ...{ name: 'mf-flow', words: ['v1'] },
    values: { reason: 'Too slow.' },
  });
});

it.each([[[]], [['flow']], [['mf-flow', 'v1', 'v2']], [['mf-flow', '--unknown']]])(
  'refuses %j with the usage',
  (args) => {
    expect(() => readArguments(command, args)).toThrow('Usage: npm run release:try <shell|mf-…> [version]');
  },
);

it('passes on what was given only; none expects that there is no current version', () => {
  expect(toChange({})).toEqual({});
  expect(toChange({ expect: 'none', reason: 'First.' })).toEqual({ expect: null, reason: 'First.' });
});

it('says what was done, or in one sentence what went wrong', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = vi.fn(({ name, registry }: { name: string; registry: { token: string } }) =>
    name === 'shell' ? Promise.reject(new Error('It is frozen.')) : Promise.resolve(`${name} ${registry.token}`),
  );

  await runCommand({ ...command, run }, { args: ['mf-flow'], env });
  expect(log).toHaveBeenCalledExactlyOnceWith('mf-flow given');
  expect(process.exitCode).toBeUndefined();
  await runCommand({ ...command, run }, { args: ['shell'], env });
  expect(error).toHaveBeenCalledExactlyOnceWith('It is frozen.');
  expect(process.exitCode).toBe(1);
});
