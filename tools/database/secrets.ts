import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';

/** What a stack generates once and keeps: it survives restarts, and no two stacks share it. */
export interface Secrets {
  /** Signs access tokens: the seed of an Ed25519 key. */
  readonly SESSION_SIGNING_KEY: string;
  readonly REFRESH_TOKEN_SECRET: string;
  readonly THROTTLE_SECRET: string;
  readonly RELEASE_TOKEN: string;
  readonly DEMO_PASSWORD: string;
  /** One seed for all database logins; each password is derived from it. */
  readonly DATABASE_SEED: string;
}

const NAMES = [
  'SESSION_SIGNING_KEY',
  'REFRESH_TOKEN_SECRET',
  'THROTTLE_SECRET',
  'RELEASE_TOKEN',
  'DEMO_PASSWORD',
  'DATABASE_SEED',
] as const satisfies (keyof Secrets)[];

/** Secrets that later versions brought: a folder of before gets them at the next start. */
const ADDED = ['SESSION_SIGNING_KEY', 'REFRESH_TOKEN_SECRET', 'THROTTLE_SECRET'] as const satisfies (keyof Secrets)[];

/** Reads the secrets of a data folder, making them the first time, and those that it lacks. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(generate(), null, 2)}\n`, { mode: 0o600 });
  // A link fails when the file exists: of two first starters one wins, and both read the same.
  await link(draft, file).catch(() => undefined);
  await rm(draft);
  const kept = parse(file);
  return ADDED.every((name) => name in kept) ? parseComplete(file, kept) : complete(file, kept);
}

/** Only one stack starts in a folder at a time, so nothing is overwritten here. */
async function complete(file: string, kept: object): Promise<Secrets> {
  const fresh = generate();
  const added = Object.fromEntries(ADDED.map((name) => [name, fresh[name]]));
  const secrets = parseComplete(file, { ...added, ...kept });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
  return secrets;
}

function generate(): Secrets {
  const random = () => randomBytes(32).toString('base64url');
  return {
    SESSION_SIGNING_KEY: random(),
    REFRESH_TOKEN_SECRET: random(),
    THROTTLE_SECRET: random(),
    RELEASE_TOKEN: random(),
    // Satisfies the product's own password rules: lower and upper case, a digit, a special character, length.
    DEMO_PASSWORD: `Declic-${randomBytes(6).toString('hex')}-7`,
    DATABASE_SEED: random(),
  };
}

function parse(file: string): object {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null) return content;
  } catch {
    // Falls through to the same sentence as an incomplete file.
  }
  throw unreadable(file);
}

function parseComplete(file: string, content: object): Secrets {
  if (NAMES.every((name) => typeof Reflect.get(content, name) === 'string')) return content as Secrets;
  throw unreadable(file);
}

function unreadable(file: string): CliError {
  return new CliError(
    `${file} cannot be read as the secrets of this stack: remove it to have new ones made (everybody is signed out).`,
  );
}
