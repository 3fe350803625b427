import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedPasswords, loginUrl, SERVICES, type ServiceName } from '../database/logins.ts';
import type { Secrets } from '../database/secrets.ts';
import { teamTokens, type TeamTokens } from '../release/team-tokens.ts';
import { root, type StackSettings } from './settings.ts';

/** The account that a local stack has from the start. */
export const DEMO_EMAIL = 'demo@declic.example';

/** Everything that the environments of a stack's processes are made from. */
export interface StackContext {
  readonly settings: StackSettings;
  readonly secrets: Secrets;
  readonly adminUrl: string;
  readonly database: string;
}

/** What the environment of the edge is made from. */
export interface EdgeContext extends Pick<StackContext, 'settings'> {
  readonly secrets: Pick<Secrets, 'DATABASE_SEED'>;
}

/** What a service reads, as `libs/nest-kit` and the service's own config describe it. */
export function serviceEnv(
  name: ServiceName,
  { settings, secrets, adminUrl, database }: StackContext,
): NodeJS.ProcessEnv {
  const login = (kind: 'owner' | 'app') =>
    loginUrl(adminUrl, database, derivedPasswords(secrets.DATABASE_SEED), name, kind);
  return {
    ...inherited(),
    NODE_ENV: 'production',
    LOCAL_MODE: 'true',
    HOST: '127.0.0.1',
    SERVICE_PORT: String(settings.ports.services[name]),
    DATABASE_URL: login('app'),
    THROTTLE_SECRET: secrets.THROTTLE_SECRET,
    SESSION_JWKS_URL: `http://127.0.0.1:${settings.ports.services.accounts}/api/accounts/jwks.json`,
    PUBLIC_URL: settings.publicUrl,
    SMTP_URL: `smtp://127.0.0.1:${settings.ports.smtp}`,
    ...(name === 'releases' && {
      RELEASE_TOKEN: secrets.RELEASE_TOKEN,
      RELEASE_PUBLISHER_TOKEN: publisherToken(secrets),
      RELEASE_TOKENS: JSON.stringify(localTeamTokens(secrets)),
      RELEASE_STORE_DIR: releasesDir(settings),
      PREVIEW_SECRET: deriveSecret(secrets, 'previews'),
      BEACON_SECRET: deriveSecret(secrets, 'beacons'),
    }),
    ...(name === 'accounts' && {
      SESSION_SIGNING_KEYS: secrets.SESSION_SIGNING_KEY,
      REFRESH_TOKEN_SECRET: secrets.REFRESH_TOKEN_SECRET,
      PAYMENTS_URL: `http://127.0.0.1:${settings.ports.payments}`,
      PAYMENTS_SECRET: deriveSecret(secrets, 'payments'),
    }),
    ...(name === 'workshops' && {
      ORGANISER_TOKEN: organiserToken(secrets),
      ...telegramBot(secrets),
      // The page on which links of the bot open, and its API.
      TELEGRAM_LINK_URL: `${settings.publicUrl}/dev/telegram`,
      TELEGRAM_API_URL: `http://127.0.0.1:${settings.ports.telegram}`,
    }),
    ...(name === 'workshops' && {
      PAYMENTS_URL: `http://127.0.0.1:${settings.ports.payments}`,
      PAYMENTS_SECRET: deriveSecret(secrets, 'payments of workshops'),
    }),
    ...(name === 'flow' && {
      FLOW_WORKFLOW_SECRET: process.env['FLOW_WORKFLOW_SECRET'] ?? deriveSecret(secrets, 'workflow deliveries'),
    }),
    ...(name === 'actions' && {
      FILE_LINK_SECRET: deriveSecret(secrets, 'file links'),
      WEBHOOK_SECRET: deriveSecret(secrets, 'webhooks'),
      TEAM_EMAIL: 'team@declic.example',
    }),
  };
}

/** With this one `npm start` publishes what it has built. */
export function publisherToken(secrets: Pick<Secrets, 'DATABASE_SEED'>): string {
  return deriveSecret(secrets, 'release publisher');
}

/** With this one `npm run workshops` speaks to the local stack. */
export function organiserToken(secrets: Pick<Secrets, 'DATABASE_SEED'>): string {
  return process.env['ORGANISER_TOKEN'] || deriveSecret(secrets, 'organisers');
}

/** The bot of the local Telegram, with a token in the form of those of Telegram. */
function telegramBot(secrets: Pick<Secrets, 'DATABASE_SEED'>) {
  return { TELEGRAM_BOT_TOKEN: `1000:${deriveSecret(secrets, 'telegram bot')}`, TELEGRAM_BOT_NAME: 'declic_bot' };
}

/** A token for each team of CODEOWNERS. */
export function localTeamTokens(secrets: Pick<Secrets, 'DATABASE_SEED'>): TeamTokens {
  const codeowners = readFileSync(join(root, 'CODEOWNERS'), 'utf8');
  return teamTokens(codeowners, (team) => deriveSecret(secrets, `releases of ${team}`));
}

/** Migrations run as the owner of the schema; the service itself never does. */
export function migrationEnv(name: ServiceName, context: StackContext): NodeJS.ProcessEnv {
  const { adminUrl, database, secrets } = context;
  const login = (kind: 'owner' | 'app') =>
    loginUrl(adminUrl, database, derivedPasswords(secrets.DATABASE_SEED), name, kind);
  return { ...inherited(), OWNER_DATABASE_URL: login('owner'), DATABASE_URL: login('app') };
}

/** The seed may act as the owner of the schema, and alone learns the demonstration account's password. */
export function seedEnv(name: ServiceName, context: StackContext): NodeJS.ProcessEnv {
  return {
    ...serviceEnv(name, context),
    ...migrationEnv(name, context),
    DEMO_EMAIL,
    DEMO_PASSWORD: context.secrets.DEMO_PASSWORD,
  };
}

export function edgeEnv({ settings, secrets }: EdgeContext): NodeJS.ProcessEnv {
  const { ports, dataDir } = settings;
  const urls = SERVICES.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports.services[name]}`]);
  return {
    // Browsers find every name below `localhost` on this machine.
    WORKSHOPS_HOST: 'ateliers.localhost',
    ...inherited(),
    NODE_ENV: 'production',
    LOCAL_MODE: 'true',
    PORT: String(ports.edge),
    RELEASES_DIR: releasesDir(settings),
    COMPOSITION_FILE: join(dataDir, 'edge/composition.json'),
    BEACON_SECRET: deriveSecret(secrets, 'beacons'),
    MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
    PAYMENTS_URL: `http://127.0.0.1:${ports.payments}`,
    TELEGRAM_URL: `http://127.0.0.1:${ports.telegram}`,
    ...Object.fromEntries(urls),
  };
}

export function mailboxEnv({ settings }: StackContext): NodeJS.ProcessEnv {
  const { ports, dataDir } = settings;
  return { ...inherited(), SMTP_PORT: String(ports.smtp), SERVICE_PORT: String(ports.mailbox), DATA_DIR: dataDir };
}

export function telegramEnv({ settings, secrets }: StackContext): NodeJS.ProcessEnv {
  const { ports, dataDir } = settings;
  return { ...inherited(), SERVICE_PORT: String(ports.telegram), DATA_DIR: dataDir, ...telegramBot(secrets) };
}

/** The local payment provider sends its events straight to the service that takes them. */
export function paymentsEnv({ settings, secrets }: StackContext): NodeJS.ProcessEnv {
  const { ports, dataDir, publicUrl } = settings;
  return {
    ...inherited(),
    SERVICE_PORT: String(ports.payments),
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    PAYMENTS_SECRET: deriveSecret(secrets, 'payments'),
    WEBHOOK_URL: `http://127.0.0.1:${ports.services.accounts}/api/accounts/payments/webhook`,
    WORKSHOPS_PAYMENTS_SECRET: deriveSecret(secrets, 'payments of workshops'),
    WORKSHOPS_WEBHOOK_URL: `http://127.0.0.1:${ports.services.workshops}/api/workshops/payments/webhook`,
  };
}

/** Derived like the database's passwords, so that stacks of before there was this secret have it too. */
function deriveSecret({ DATABASE_SEED }: Pick<Secrets, 'DATABASE_SEED'>, use: string): string {
  return createHmac('sha256', DATABASE_SEED).update(use).digest('base64url');
}

/** The folder that the edge serves as `/shell/` and `/remotes/`. */
export function releasesDir({ dataDir }: StackSettings): string {
  return join(dataDir, 'releases');
}

/** Optional settings (a model, a workflow's URL) pass through; what npm and nx tell their children does not. */
function inherited(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NX_|NODE_CHANNEL|DATABASE_URL$|HOST$)/.test(name)),
  );
}
