import { refusal } from '@declic/nest-kit';

/** The account already has a key, possibly created by another tab. */
export class KeyExistsError extends refusal('conflict', 'key_exists', 'You already have an API key.') {}

/** The body names another user than the session does. */
export class OtherUserError extends refusal(
  'forbidden',
  'other_user',
  'This call names another user than the one who is signed in.',
) {}

/** The user has no key with this id. */
export class KeyNotFoundError extends refusal('not-found', 'key_not_found', 'You have no such API key.') {}

/** Another tab or device replaced this key first; its new one is live. */
export class KeyReplacedError extends refusal('conflict', 'key_replaced', 'This API key was already replaced.') {}
