import { afterEach, expect, it, vi } from 'vitest';
import { RegistryRefusal } from './call-registry.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, readArguments, report, toChange, toRunnable } from './run-command.ts';

const AS = 'npm run release:try';
const command = {
  takes: '<shell|mf-…> [version]',
  options: CHANGE_OPTIONS,
  optionsUsage: CHANGE_USAGE,
  words: [0, 1],
} as const;
const env = { RELEASE_TOKEN: 'given', RELEASES_URL: 'https://declic.example' };

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('reads the deployable, further words and options', () => {
  expect(readArguments(command, ['mf-flow', 'v1', '--reason', 'Too slow.'], AS)).toEqual({
    ...{ name: 'mf-flow', words: ['v1'] },
    values: { reason: 'Too slow.' },
  });
});

it.each([[[]], [['flow']], [['mf-flow', 'v1', 'v2']], [['mf-flow', '--unknown']]])(
  'refuses %j with the usage',
  (args) => {
    expect(() => readArguments(command, args, AS)).toThrow(`Usage: ${AS} <shell|mf-…> [version] [-- [--reason`);
  },
);

it('wants the words that it needs, and names the options as the kit takes them', () => {
  const wanting = { ...command, words: [1, 1] } as const;
  expect(() => readArguments(wanting, ['mf-flow'], 'declic-release try')).toThrow(
    `Usage: declic-release try <shell|mf-…> [version] ${CHANGE_USAGE}`,
  );
});

it('passes on what was given only; none expects that there is no current version', () => {
  expect(toChange({})).toEqual({});
  expect(toChange({ expect: 'none', reason: 'First.' })).toEqual({ expect: null, reason: 'First.' });
  expect(toChange({ why: 'First.' })).toEqual({ reason: 'First.' });
});

it('says what was done, or in one sentence what went wrong', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = vi.fn(({ name, registry }: { name: string; registry: { token: string } }) =>
    name === 'shell' ? Promise.reject(new Error('It is frozen.')) : Promise.resolve(`${name} ${registry.token}`),
  );

  const runnable = toRunnable({ ...command, run });
  await report(() => runnable({ as: AS, args: ['mf-flow'], env }));
  expect(log).toHaveBeenCalledExactlyOnceWith('mf-flow given');
  expect(process.exitCode).toBeUndefined();
  await report(() => runnable({ as: AS, args: ['shell'], env }));
  expect(error).toHaveBeenCalledExactlyOnceWith('It is frozen.');
  expect(process.exitCode).toBe(1);
});

it.each([
  ['--expect v1', { npm_config_expect: 'true' }],
  ['--no-activate', { npm_config_activate: '' }],
])('does nothing when npm has read %s for itself', async (_what, taken) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = vi.fn(() => Promise.resolve('done'));
  const options = { ...CHANGE_OPTIONS, activate: { type: 'boolean' } } as const;

  const runnable = toRunnable({ ...command, options, run });
  await report(() => runnable({ as: AS, args: ['mf-flow', 'v1'], env: { ...env, ...taken } }));
  expect(run).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`write -- before options.\nUsage: ${AS}`));
});

it('says where versions are listed when there is no such one', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refusal = new RegistryRefusal(404, { code: 'release_not_found', title: 'mf-flow has no release 3f2a.' });

  const runnable = toRunnable({ ...command, run: () => Promise.reject(refusal) });
  await report(() => runnable({ as: AS, args: ['mf-flow', '3f2a'], env }));
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('npm run releases <shell|mf-…> lists'));
});
