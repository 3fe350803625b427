import { createHmac } from 'node:crypto';

/** The services that keep data, in the order in which their migrations run: later ones use functions of earlier ones. */
export const SERVICES = ['releases', 'accounts', 'actions', 'marketing', 'workshops', 'flow'] as const;

/** One of `SERVICES`. */
export type ServiceName = (typeof SERVICES)[number];

/** The owner migrates, the app runs. */
export type LoginKind = 'owner' | 'app';

/** The database that all services share. */
export const DATABASE = 'declic';

/** The name of a service's login role. */
export function loginName(service: string, kind: LoginKind): string {
  return `${service}_${kind}`;
}

/** A login's password, derived from the stack's seed, so that it never has to be kept twice. */
export function loginPassword(seed: string, service: string, kind: LoginKind): string {
  return createHmac('sha256', seed).update(loginName(service, kind)).digest('base64url');
}

/** The URL with which a service reaches a database. */
export function loginUrl(adminUrl: string, database: string, seed: string, service: string, kind: LoginKind): string {
  const url = new URL(adminUrl);
  url.username = loginName(service, kind);
  url.password = loginPassword(seed, service, kind);
  url.pathname = `/${database}`;
  return url.href;
}
