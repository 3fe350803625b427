/** What every contender answers. */
export const ENDPOINT = '/v1/actions/email_validate';

export const INPUT = { email: 'ada@example.com' };

/** The key of the n-th account, as `prepareDatabase` stores its hash. */
export function toBearer(account: number): string {
  return `Bearer ${account}`;
}
