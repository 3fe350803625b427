/** SQL that makes a table a tenant table: the service sees one user's rows, the owner (for its functions) sees all. */
export function tenantPolicies(schema: string, table: string): string {
  const name = `"${schema}"."${table}"`;
  return `
    ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
    ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;
    CREATE POLICY "${table}_of_user" ON ${name} TO "${schema}_app"
      USING (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
      WITH CHECK (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
    CREATE POLICY "${table}_of_owner" ON ${name} TO "${schema}_owner" USING (true) WITH CHECK (true);
  `;
}
