import { SERVICES } from '../../database/logins.ts';
import { Refusal } from '../../database/refusal.ts';

/** @throws {Refusal} when there is no such service. */
export function assertService(service: string): void {
  if ((SERVICES as readonly string[]).includes(service)) return;
  throw new Refusal(`There is no service "${service}": use one of ${SERVICES.join(', ')}.`);
}
