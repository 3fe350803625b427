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

/** The password of each login. */
export type LoginPasswords = (service: string, kind: LoginKind) => string;

/** Passwords of one machine: derived from a seed, so that none has to be kept. */
export function derivedPasswords(seed: string): LoginPasswords {
  return (service, kind) => createHmac('sha256', seed).update(loginName(service, kind)).digest('base64url');
}

/** The URL with which a service reaches a database. */
export function loginUrl(
  adminUrl: string,
  database: string,
  passwords: LoginPasswords,
  service: string,
  kind: LoginKind,
): string {
  const url = new URL(adminUrl);
  url.username = loginName(service, kind);
  url.password = passwords(service, kind);
  url.pathname = `/${database}`;
  return url.href;
}
