import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** What a stack generates once and keeps: it survives restarts, and no two stacks share it. */
export interface Secrets {
  readonly JWT_SECRET: string;
  readonly RELEASE_TOKEN: string;
  readonly DEMO_PASSWORD: string;
  /** One seed for all database logins; each password is derived from it. */
  readonly DATABASE_SEED: string;
}

const NAMES = ['JWT_SECRET', 'RELEASE_TOKEN', 'DEMO_PASSWORD', 'DATABASE_SEED'] as const satisfies (keyof Secrets)[];

/** Reads the secrets of a data folder, making them the first time. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(generate(), null, 2)}\n`, { mode: 0o600 });
  // A link fails when the file exists: of two first starters one wins, and both read the same.
  await link(draft, file).catch(() => undefined);
  await rm(draft);
  return parse(file);
}

function generate(): Secrets {
  const random = () => randomBytes(32).toString('base64url');
  return {
    JWT_SECRET: random(),
    RELEASE_TOKEN: random(),
    // Satisfies the product's own password rules: lower and upper case, a digit, a special character, length.
    DEMO_PASSWORD: `Declic-${randomBytes(6).toString('hex')}-7`,
    DATABASE_SEED: random(),
  };
}

function parse(file: string): Secrets {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const complete =
      typeof content === 'object' &&
      content !== null &&
      NAMES.every((name) => typeof Reflect.get(content, name) === 'string');
    if (complete) return content as Secrets;
  } catch {
    // Falls through to the same sentence as an incomplete file.
  }
  throw new Refusal(
    `${file} cannot be read as the secrets of this stack: remove it to have new ones made (everybody is signed out).`,
  );
}
