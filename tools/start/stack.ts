import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { derivedPasswords, SERVICES, type ServiceName } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import { readSecrets, type Secrets } from '../database/secrets.ts';
import { publishBuilds } from '../release/publish-builds.ts';
import { keepTeamTokens } from '../release/team-tokens.ts';
import { buildAll } from './build.ts';
import { checkPorts } from './check-ports.ts';
import { checkSettings } from './check-settings.ts';
import { openControlSocket } from './control-socket.ts';
import { type StackDatabase, startDatabase } from './database.ts';
import {
  DEMO_EMAIL,
  edgeEnv,
  localTeamTokens,
  mailboxEnv,
  migrationEnv,
  paymentsEnv,
  publisherToken,
  seedEnv,
  serviceEnv,
  type StackContext,
  telegramEnv,
} from './environments.ts';
import { assertKnownData } from './known-data.ts';
import { migrateOnce } from './migrations.ts';
import { SERVICE_NODE_OPTIONS } from '@declic/nest-kit/node-options';
import type { ProcessSpec } from './process-spec.ts';
import { RunningBuilds } from './running-builds.ts';
import { runScript, type ScriptSpec } from './run-script.ts';
import { root, type StackSettings } from './settings.ts';
import { lockDataDir } from './stack-lock.ts';
import { SupervisedProcess } from './supervised-process.ts';
import { waitForHealth } from './wait-for-health.ts';

const EDGE_DIR = join(root, 'deploy/edge');

/** What a started stack tells its visitor. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** A process, and the address that says when it is ready. */
export interface StackMember {
  readonly spec: ProcessSpec;
  readonly health: string;
}

/** Everything of one `npm start`, in the order in which it comes up and goes down. */
export class Stack {
  private readonly settings: StackSettings;
  private readonly say: (line: string) => void;
  private readonly logDir: string;
  private readonly undo: (() => Promise<void> | void)[] = [];
  private readonly processes = new Map<string, SupervisedProcess>();
  private readonly builds = new RunningBuilds();
  private readonly stopping = new AbortController();
  private stopped: Promise<void> | undefined;

  constructor(settings: StackSettings, say: (line: string) => void) {
    this.settings = settings;
    this.say = say;
    this.logDir = join(settings.dataDir, 'logs');
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** @throws {CliError} when something is in the way; `stop` then takes down what was up already. */
  async start(): Promise<DemoAccount> {
    const { settings } = this;
    this.undo.push(lockDataDir(settings.dataDir));
    this.undo.push(() => this.builds.remove());
    await checkPorts(settings);
    const secrets = await readSecrets(settings.dataDir);
    await checkSettings(settings, secrets);
    const building = inBackground(this.build());
    const database = await this.startDatabase(secrets);
    await assertKnownData(database);
    await building;
    const context: StackContext = { settings, secrets, adminUrl: database.adminUrl, database: database.database };
    await this.migrate(context, SERVICES);
    // A service needs no demonstration data to start.
    const seeding = inBackground(this.seed(context));
    await this.startServices(context);
    await seeding;
    await this.publishReleases(context);
    await this.startEdge(context);
    this.undo.push(await openControlSocket(settings.dataDir, (name) => this.deploy(context, name)));
    return { email: DEMO_EMAIL, password: secrets.DEMO_PASSWORD };
  }

  /** Takes everything down, last first. Safe to call at any moment, more than once. */
  stop(): Promise<void> {
    this.stopping.abort();
    this.stopped ??= this.takeDown();
    return this.stopped;
  }

  private async takeDown(): Promise<void> {
    for (const undo of this.undo.reverse()) await undo();
  }

  private async startDatabase({ DATABASE_SEED }: Secrets): Promise<StackDatabase> {
    const database = await startDatabase(this.settings, derivedPasswords(DATABASE_SEED));
    this.undo.push(() => database.stop());
    this.say('Database is up');
    return database;
  }

  private async build(): Promise<void> {
    this.say('Building what changed');
    const began = Date.now();
    await buildAll(this.logDir, this.stopping.signal, (project) => this.say(`  ${project}`));
    this.say(`Built in ${Math.round((Date.now() - began) / 1000)} s`);
  }

  /** Replaces the process of a service, or the edge, by one of the present build. No call is lost. */
  private async deploy(context: StackContext, name: string): Promise<void> {
    const process = this.processes.get(name);
    if (!process) throw new CliError(`There is no ${name} in this stack.`);
    await this.migrate(
      context,
      SERVICES.filter((service) => service === name),
    );
    await process.replace(await this.copyBuild(name === 'edge' ? EDGE_DIR : serviceDir(name)));
  }

  private async migrate(context: StackContext, services: readonly ServiceName[]): Promise<void> {
    const builds = services.map((service) => ({
      service,
      dist: join(serviceDir(service), 'dist'),
      migrate: () =>
        this.script({
          title: `Migrating ${service}`,
          script: 'dist/migrate.js',
          env: migrationEnv(service, context),
          ...this.place(serviceDir(service)),
        }),
    }));
    await migrateOnce(context.adminUrl, context.database, builds);
  }

  private async seed(context: StackContext): Promise<void> {
    // Seeds are about one service each, so they may run side by side.
    const seeded = SERVICES.filter((service) => existsSync(join(serviceDir(service), 'dist/seed.js')));
    await Promise.all(
      seeded.map((service) =>
        this.script({
          title: `Seeding ${service}`,
          script: 'dist/seed.js',
          env: seedEnv(service, context),
          ...this.place(serviceDir(service)),
        }),
      ),
    );
    this.say('Data is up to date');
  }

  private async startServices(context: StackContext): Promise<void> {
    const { ports } = this.settings;
    const mailbox = { name: 'mailbox', script: 'tools/mailbox/main.ts', env: mailboxEnv(context), ...this.place(root) };
    const payments = {
      name: 'payments',
      script: 'tools/payments/main.ts',
      env: paymentsEnv(context),
      ...this.place(root),
    };
    const telegram = {
      name: 'telegram',
      script: 'tools/telegram/main.ts',
      env: telegramEnv(context),
      ...this.place(root),
    };
    const scripts = await Promise.all(SERVICES.map((name) => this.copyBuild(serviceDir(name))));
    const services = SERVICES.map((name, index) => ({
      name,
      script: scripts[index] ?? '',
      env: serviceEnv(name, context),
      listens: ports.services[name],
      nodeOptions: SERVICE_NODE_OPTIONS,
      ...this.place(serviceDir(name)),
    }));
    await this.run([
      { spec: mailbox, health: `http://127.0.0.1:${ports.mailbox}/healthz` },
      { spec: payments, health: `http://127.0.0.1:${ports.payments}/healthz` },
      { spec: telegram, health: `http://127.0.0.1:${ports.telegram}/healthz` },
      ...services.map((spec) => ({ spec, health: `http://127.0.0.1:${ports.services[spec.name]}/health/ready` })),
    ]);
    this.say('Services are up');
  }

  private async startEdge(context: StackContext): Promise<void> {
    const { ports } = this.settings;
    const edge = {
      name: 'edge',
      script: await this.copyBuild(EDGE_DIR),
      env: { ...edgeEnv(context), OPERATE_DIR: await this.builds.copy(join(root, 'operate')) },
      listens: ports.edge,
      ...this.place(EDGE_DIR),
    };
    await this.run([{ spec: edge, health: `http://127.0.0.1:${ports.edge}/healthz` }]);
  }

  /** A build that is published already changes nothing here. */
  private async publishReleases({ settings, secrets }: StackContext): Promise<void> {
    keepTeamTokens(settings.dataDir, localTeamTokens(secrets));
    const registry = {
      releasesUrl: `http://127.0.0.1:${settings.ports.services.releases}`,
      token: publisherToken(secrets),
    };
    const said = await publishBuilds(root, registry, { overrides: true });
    for (const line of said) this.say(line);
    this.say('Shell and remotes are released');
  }

  /** What a process runs: a build beside the stack changes nothing of it. */
  private async copyBuild(project: string): Promise<string> {
    return join(await this.builds.copy(project), 'main.js');
  }

  private script(spec: Omit<ScriptSpec, 'signal'>): Promise<void> {
    return runScript({ ...spec, signal: this.stopping.signal });
  }

  /** Adds processes to the stack and waits until all of them answer. They stop together, too. */
  async run(members: readonly StackMember[]): Promise<void> {
    this.stopping.signal.throwIfAborted();
    const started = members.map(({ spec, health }) => ({ process: new SupervisedProcess(spec), health }));
    this.undo.push(async () => void (await Promise.all(started.map(({ process }) => process.stop()))));
    for (const { process } of started) {
      this.processes.set(process.name, process);
      process.start();
    }
    await Promise.all(started.map(({ process, health }) => waitForHealth(process, health, this.logDir)));
  }

  private place(cwd: string): { cwd: string; logDir: string } {
    return { cwd, logDir: this.logDir };
  }
}

/** Something to await later: until then its failure is no unhandled one. */
function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}

function serviceDir(name: string): string {
  return join(root, 'services', name);
}
