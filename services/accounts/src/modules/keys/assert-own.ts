import type { Principal } from '@declic/nest-kit';
import { OtherUserError } from './keys.errors';

/**
 * The specification shows both in the body; who asks is known from the session.
 *
 * @throws {OtherUserError} the body names another user.
 * @decision D5, D40
 */
export function assertOwn({ id, email }: Principal, named: { user_id?: string; email?: string }): void {
  const isOwnId = named.user_id === undefined || named.user_id.toLowerCase() === id.toLowerCase();
  const isOwnEmail = named.email === undefined || named.email.trim().toLowerCase() === email.toLowerCase();
  if (!isOwnId || !isOwnEmail) throw new OtherUserError();
}
