import { randomBytes } from 'node:crypto';

/** The requested object does not exist. */
export class NotFoundError extends Error {}

/** An unguessable id. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url')}`;
}

/** @throws {NotFoundError} no item has this id. */
export function findById<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new NotFoundError(`There is no ${id}.`);
  return item;
}
