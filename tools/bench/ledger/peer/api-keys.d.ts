/** better-auth with its API-key plugin and 1,000 keys. */
export function startApiKeys(connectionString: string | undefined): Promise<{ verify(account: number): Promise<void> }>;
