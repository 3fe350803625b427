import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  DATABASE,
  derivedPasswords,
  type LoginKind,
  loginUrl,
  SERVICES,
  type ServiceName,
} from '../database/logins.ts';
import { readSecrets } from '../database/secrets.ts';
import { Pool } from 'pg';

/** Processes besides the services that a fault may hit. */
const OTHERS = ['edge', 'mailbox', 'payments', 'telegram'] as const;

export type Member = ServiceName | (typeof OTHERS)[number];

/** From PORT to each process, as `tools/start/settings.ts` has them. */
const OFFSETS: Readonly<Record<Member, number>> = {
  edge: 0,
  releases: 101,
  marketing: 102,
  accounts: 103,
  actions: 104,
  workshops: 105,
  flow: 106,
  mailbox: 192,
  payments: 193,
  telegram: 194,
};

/** A running stack of its own: where it answers, its processes and its database. */
export class Target {
  readonly baseUrl: string;
  readonly dataDir: string;
  private readonly port: number;
  private readonly seed: string;
  private readonly pools = new Map<string, Pool>();

  private constructor(baseUrl: string, dataDir: string, seed: string) {
    this.baseUrl = baseUrl;
    this.dataDir = dataDir;
    this.port = Number(new URL(baseUrl).port);
    this.seed = seed;
  }

  static async of({ BASE_URL = '', DATA_DIR = '' }: NodeJS.ProcessEnv): Promise<Target> {
    return new Target(BASE_URL, DATA_DIR, (await readSecrets(DATA_DIR)).DATABASE_SEED);
  }

  get members(): readonly Member[] {
    return [...SERVICES, ...OTHERS];
  }

  /** The process that listens as this member, or undefined while it is being started again. */
  findPid(member: Member): number | undefined {
    const stack = `\0DATA_DIR=${this.dataDir}\0`;
    const port = `\0SERVICE_PORT=${this.port + OFFSETS[member]}\0`;
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .find((pid) => {
        if (!isMember(pid)) return false;
        const environment = `\0${read(`/proc/${pid}/environ`)}`;
        // All of them inherit PORT, which only the edge listens on.
        return environment.includes(stack) && (member === 'edge' ? isEdge(pid) : environment.includes(port));
      });
  }

  get postmaster(): number | undefined {
    const pid = Number(read(join(this.dataDir, 'postgres/postmaster.pid')).split('\n')[0]);
    return pid > 0 ? pid : undefined;
  }

  urlOf(path: string): string {
    return `${this.baseUrl}${path}`;
  }

  isAnswering(member: Member): Promise<boolean> {
    const path = member === 'edge' || member === 'mailbox' || member === 'payments' ? '/healthz' : '/health/ready';
    return fetch(`http://127.0.0.1:${this.port + OFFSETS[member]}${path}`, { signal: AbortSignal.timeout(2_000) })
      .then(async (response) => {
        await response.body?.cancel();
        return response.ok;
      })
      .catch(() => false);
  }

  /** Connections of one login of a service; the owner sees all rows of the schema. */
  database(service: ServiceName, kind: LoginKind = 'owner'): Pool {
    const admin = `postgres://127.0.0.1:${this.port + 190}/${DATABASE}`;
    const url = loginUrl(admin, DATABASE, derivedPasswords(this.seed), service, kind);
    const pool = this.pools.get(url) ?? new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 });
    // Connections that a fault cuts while they are idle; the next query makes new ones.
    if (!this.pools.has(url)) pool.on('error', () => undefined);
    this.pools.set(url, pool);
    return pool;
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.end()));
  }
}

/** The supervised process itself: not a child that inherited its environment. */
function isMember(pid: number): boolean {
  const command = read(`/proc/${pid}/cmdline`).split('\0');
  return command.some((part) => /(dist|mailbox|payments)\/main\.(js|ts)$/.test(part));
}

function isEdge(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).endsWith('deploy/edge');
  } catch {
    return false;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
