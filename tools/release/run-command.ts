import { parseArgs, type ParseArgsConfig } from 'node:util';
import { RegistryRefusal } from './call-registry.ts';
import { localStack } from './local-stack.ts';
import type { Registry } from './registry-client.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given; allowNegative: true }>>['values'];

export interface Command<Given extends Options> {
  /** What follows it, as it is typed: `<shell|mf-…> <version>`. */
  readonly takes: string;
  readonly options: Given;
  /** The options, as they are typed. */
  readonly optionsUsage: string;
  /** How many words follow the name of the deployable, at least and at most; none unless it is said. */
  readonly words?: readonly [least: number, most: number];
  /** Returns what is said when it is done. */
  readonly run: (call: CommandCall<Values<Given>>) => Promise<string>;
}

export interface CommandCall<Given> {
  readonly name: string;
  readonly words: readonly string[];
  readonly values: Given;
  readonly registry: Registry;
}

/** How a command was called: the same one is a script of the workspace and a word of the kit. */
export interface Calling {
  /** `npm run release:freeze`, which wants `--` before options, or `declic-release freeze`. */
  readonly as: string;
  readonly args?: string[];
  readonly env?: NodeJS.ProcessEnv;
}

type CommandUsage = Pick<Command<Options>, 'takes' | 'options' | 'optionsUsage'>;

/** A command without the types of its options. */
export type RunnableCommand = (calling: Calling) => Promise<string>;

/** What every change takes: why it is made, and the version that the caller believes to be current. */
export const CHANGE_OPTIONS = {
  reason: { type: 'string' },
  why: { type: 'string' },
  expect: { type: 'string' },
} as const satisfies Options;

export const CHANGE_USAGE = '[--reason "…"] [--expect <version>]';

/** @throws Error with the usage, when the arguments are others than the command takes; or what its change throws. */
export function toRunnable<const Given extends Options>(command: Command<Given>): RunnableCommand {
  return async ({ as, args = process.argv.slice(2), env = process.env }) => {
    refuseTakenOptions(command, as, env);
    const { name, words, values } = readArguments(command, args, as);
    return command.run({ name, words, values, registry: localStack(env, name) });
  };
}

/** Prints what was done. Whatever is wrong is said in a sentence, and the exit code is 1. */
export async function report(done: () => Promise<string>): Promise<void> {
  try {
    console.log(await done());
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isUnknown = error instanceof RegistryRefusal && error.problem.code === 'release_not_found';
  return isUnknown
    ? `${error.message}\nnpm run releases <shell|mf-…> lists the versions; they are given in full.`
    : error.message;
}

/** What stands before `--` is read by npm, and its value becomes a word: the command would do something else than was meant. */
function refuseTakenOptions(command: CommandUsage, as: string, env: NodeJS.ProcessEnv): void {
  if (!as.startsWith('npm ')) return;
  const taken = Object.keys(command.options).find((name) => env[`npm_config_${name}`] !== undefined);
  if (taken)
    throw new Error(`npm read an option for itself (${taken}): write -- before options.\n${usageOf(command, as)}`);
}

/** @throws Error with the usage, when the arguments are others than the command takes. */
export function readArguments<const Given extends Options>(
  command: Omit<Command<Given>, 'run'>,
  args: string[],
  as: string,
): { name: string; words: string[]; values: Values<Given> } {
  const { options, words: [least, most] = [0, 0] } = command;
  const help = usageOf(command, as);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, allowNegative: true });
    const [name, ...words] = positionals;
    const isComplete = words.length >= least && words.length <= most;
    if (!name || !/^(shell|mf-[a-z][a-z0-9-]*)$/.test(name) || !isComplete) throw new Error(help);
    return { name, words, values };
  } catch (error) {
    throw error instanceof TypeError ? new Error(`${error.message}\n${help}`) : error;
  }
}

function usageOf({ takes, optionsUsage }: CommandUsage, as: string): string {
  return `Usage: ${as} ${takes} ${as.startsWith('npm ') ? `[-- ${optionsUsage}]` : optionsUsage}`;
}

/** The members of a change that were given; `none` stands for a deployable without a current version. */
export function toChange({
  reason,
  why,
  expect,
}: { readonly [option in keyof typeof CHANGE_OPTIONS]?: string | undefined }) {
  const given = reason ?? why;
  return {
    ...(given !== undefined && { reason: given }),
    ...(expect !== undefined && { expect: expect === 'none' ? null : expect }),
  };
}
