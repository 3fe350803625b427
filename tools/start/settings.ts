import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CliError } from '../database/cli-error.ts';
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
    readonly telegram: number;
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

/** Ports that browsers and `fetch` refuse (the bad ports of the fetch standard). */
const BAD_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** From PORT to what is asked over HTTP: the edge, the services, mailbox, payments and Telegram, and the edge behind a shell. */
const HTTP_OFFSETS = [0, ...PORT_ORDER.map((_, index) => 101 + index), 192, 193, 194, DEV_OFFSET];

/** @throws {CliError} when the environment asks for something that cannot be. */
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
      telegram: port + 194,
      edge: behindShell ? port + DEV_OFFSET : port,
    },
  };
}

function readPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  const highest = 65_535 - HIGHEST_OFFSET;
  if (HTTP_OFFSETS.some((offset) => BAD_PORTS.includes(port + offset)))
    throw new CliError(
      `PORT=${text} cannot be used: browsers refuse ${text} or a port that goes with it. Try PORT=5000.`,
    );
  if (Number.isInteger(port) && port >= 1024 && port <= highest) return port;
  throw new CliError(`PORT=${text} cannot be used: choose a number from 1024 to ${highest}, such as PORT=5000.`);
}

function prepareDataDir(dataDir: string): string {
  try {
    makeFolder(join(dataDir, 'logs'));
    accessSync(dataDir, constants.W_OK);
    return dataDir;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CliError(
      `The data folder ${dataDir} cannot be used (${reason}): make it a folder that you may write to, move it away, or choose another one with DATA_DIR.`,
    );
  }
}

/** Level by level, because Node's recursive way never comes back from a folder that takes none, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
