import { parseArgs, type ParseArgsConfig } from 'node:util';
import { localStack } from './local-stack.ts';
import type { Registry } from './registry-client.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given; allowNegative: true }>>['values'];

export interface Command<Given extends Options> {
  /** As it is typed: `release:freeze <shell|mf-…> [-- --reason "…"]`. */
  readonly usage: string;
  readonly options: Given;
  /** How many words may follow the name of the deployable. */
  readonly words?: number;
  /** Returns what is said when it is done. */
  readonly run: (call: CommandCall<Values<Given>>) => Promise<string>;
}

export interface CommandCall<Given> {
  readonly name: string;
  readonly words: readonly string[];
  readonly values: Given;
  readonly registry: Registry;
}

/** What every change takes: why it is made, and the version that the caller believes to be current. */
export const CHANGE_OPTIONS = { reason: { type: 'string' }, expect: { type: 'string' } } as const satisfies Options;

export const CHANGE_USAGE = '[--reason "…"] [--expect <version>]';

/** Runs a command on one deployable with the arguments of this process. Whatever is wrong is said in a sentence, and the exit code is 1. */
export async function runCommand<const Given extends Options>(
  command: Command<Given>,
  { args = process.argv.slice(2), env = process.env } = {},
): Promise<void> {
  try {
    const { name, words, values } = readArguments(command, args);
    console.log(await command.run({ name, words, values, registry: localStack(env, name) }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** @throws Error with the usage, when the arguments are others than the command takes. */
export function readArguments<const Given extends Options>(
  { usage, options, words: most = 0 }: Pick<Command<Given>, 'usage' | 'options' | 'words'>,
  args: string[],
): { name: string; words: string[]; values: Values<Given> } {
  const help = `Usage: npm run ${usage}`;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, allowNegative: true });
    const [name, ...words] = positionals;
    if (!name || !/^(shell|mf-[a-z][a-z0-9-]*)$/.test(name) || words.length > most) throw new Error(help);
    return { name, words, values };
  } catch (error) {
    throw error instanceof TypeError ? new Error(`${error.message}\n${help}`) : error;
  }
}

/** The members of a change that were given; `none` stands for a deployable without a current version. */
export function toChange({ reason, expect }: { reason?: string | undefined; expect?: string | undefined }) {
  return {
    ...(reason !== undefined && { reason }),
    ...(expect !== undefined && { expect: expect === 'none' ? null : expect }),
  };
}
