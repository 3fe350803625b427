import { createLinkToken } from '@declic/nest-kit';

/** A new link that works from now on for so long: its secret, and what is stored of it. */
export function createLink(createdAt: Date, lifetimeMs: number) {
  const { token, tokenHash } = createLinkToken();
  return { token, link: { tokenHash, createdAt, expiresAt: new Date(createdAt.getTime() + lifetimeMs) } };
}
