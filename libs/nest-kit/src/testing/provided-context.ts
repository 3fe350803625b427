/** What a test run's global set-up tells `startTestDatabase`: a server whose template holds every service's empty schema. */
export interface TestPostgres {
  readonly adminUrl: string;
  readonly template: string;
  /** URLs of the logins by service; their database is still to be named. */
  readonly logins: Readonly<Record<string, { readonly owner: string; readonly app: string }>>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
  }
}
