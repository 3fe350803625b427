import { parseArgs } from 'node:util';
import { CliError } from '../database/cli-error.ts';

export interface DevOptions {
  /** What runs from source. */
  remotes: readonly string[];
  /** The origin of the stack that has everything else; undefined for one on this machine. */
  from: string | undefined;
}

const USAGE = 'npm run dev [mf-… …] [-- --from https://staging.example]';

/** @throws {CliError} for an unknown remote, or what is no address of a stack. */
export function readDevOptions(args: readonly string[], all: readonly string[]): DevOptions {
  const { values, positionals } = parse(args);
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new CliError(`There is no remote ${unknown.join(', ')}: there are ${all.join(', ')}.`);
  return { remotes: positionals.length > 0 ? positionals : all, from: values.from && toOrigin(values.from) };
}

/** @throws {CliError} when no product answers there. */
export async function assertStack(origin: string): Promise<void> {
  const answer = await fetch(new URL('/api/releases/composition', origin), {
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => error);
  if (answer instanceof Response && answer.ok) return;
  const reason = answer instanceof Response ? `it answered ${answer.status}` : 'it did not answer';
  throw new CliError(`${origin} cannot be developed against: asked for its composition, ${reason}.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { from: { type: 'string' } } });
  } catch {
    throw new CliError(`Usage: ${USAGE}`);
  }
}

function toOrigin(address: string): string {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new CliError(`"${address}" is no address of a stack: use one such as https://staging.example.`);
  return new URL(address).origin;
}
