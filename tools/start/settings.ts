import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from '../database/refusal.ts';
import { SERVICES, type ServiceName } from '../database/logins.ts';

/** The folder of the workspace. */
export const root = resolve(import.meta.dirname, '../..');

/** Where a stack lives: everything that two stacks on one machine must not share. */
export interface StackSettings {
  readonly port: number;
  readonly dataDir: string;
  /** Replaces the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  readonly ports: {
    readonly services: Readonly<Record<ServiceName, number>>;
    readonly postgres: number;
    readonly smtp: number;
    readonly mailbox: number;
    readonly payments: number;
    /** The public port, except in development, where the shell's own server stands before the edge. */
    readonly edge: number;
  };
}

/** In the order of the documented addresses: PORT+101 and up. */
const PORT_ORDER = [
  'releases',
  'marketing',
  'accounts',
  'actions',
  'workshops',
  'flow',
] as const satisfies readonly ServiceName[];

/** Development servers use the offsets from here on. */
export const DEV_OFFSET = 200;

const HIGHEST_OFFSET = 210;

/** @throws {Refusal} when the environment asks for something that cannot be. */
export function readSettings(env: NodeJS.ProcessEnv, { behindShell = false } = {}): StackSettings {
  const port = readPort(env['PORT'] || '4000');
  const service = (name: ServiceName) => port + 101 + PORT_ORDER.indexOf(name);
  return {
    port,
    dataDir: prepareDataDir(resolve(root, env['DATA_DIR'] || '.data')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicUrl: `http://localhost:${port}`,
    ports: {
      services: Object.fromEntries(SERVICES.map((name) => [name, service(name)])) as Record<ServiceName, number>,
      postgres: port + 190,
      smtp: port + 191,
      mailbox: port + 192,
      payments: port + 193,
      edge: behindShell ? port + DEV_OFFSET : port,
    },
  };
}

function readPort(text: string): number {
  const port = Number(text);
  const highest = 65_535 - HIGHEST_OFFSET;
  if (Number.isInteger(port) && port >= 1024 && port <= highest) return port;
  throw new Refusal(`PORT=${text} cannot be used: choose a number from 1024 to ${highest}, such as PORT=5000.`);
}

function prepareDataDir(dataDir: string): string {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
    return dataDir;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Refusal(
      `The data folder ${dataDir} cannot be used (${reason}): make it a folder that you may write to, move it away, or choose another one with DATA_DIR.`,
    );
  }
}
