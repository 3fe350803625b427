import { accountsApi, unwrap } from '@declic/openapi/accounts';

/**
 * Whether a key belongs to the account that is signed in: keys of idempotency are those of an account, so a row that was sent with the
 * key of one account and is sent again with that of another would be paid for twice. True where the keys cannot be loaded.
 */
export async function isOwnKey(key: string): Promise<boolean> {
  try {
    const keys = await unwrap(accountsApi.GET('/api/accounts/keys'));
    return keys.some(({ kid }) => key.startsWith(kid));
  } catch {
    return true;
  }
}
