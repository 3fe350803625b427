import { SERVICES } from '../../database/logins.ts';
import { CliError } from '../../database/cli-error.ts';

/** @throws {CliError} when there is no such service. */
export function assertService(service: string): void {
  if ((SERVICES as readonly string[]).includes(service)) return;
  throw new CliError(`There is no service "${service}": use one of ${SERVICES.join(', ')}.`);
}
