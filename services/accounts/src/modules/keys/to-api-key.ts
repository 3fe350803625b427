import type { OpOutput } from '@declic/nest-kit';
import type { KeyWithBalance } from './keys.service';

export function toApiKey({ key, balance }: KeyWithBalance): OpOutput<'getUserApiKeys'>[number] {
  return {
    kid: key.kid,
    label: key.label,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    active: key.revokedAt === null,
    credit_balance: balance,
    usage_count: key.usageCount,
  };
}

/** A key that was just made, with its token, which is shown once. */
export function toNewKey({ token, ...key }: KeyWithBalance & { readonly token: string }): OpOutput<'createKey'> {
  return { token, key: toApiKey(key) };
}
