import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadModule, parseSync } from 'libpg-query';
import { root } from '../start/settings.ts';

await loadModule();

/** A file under `services/<service>/src/database/functions`, and the roles that it lets run its function. */
export interface FunctionFile {
  readonly service: string;
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly grantees: readonly string[];
}

/** The functions of all services. Views, which are read rather than run, are left out. */
export function functionFiles(): FunctionFile[] {
  return globSync('services/*/src/database/functions/*.sql', { cwd: root })
    .map((path) => toFunctionFile(path, readFileSync(join(root, path), 'utf8')))
    .filter(({ text }) => !/^create or replace view/m.test(text));
}

function toFunctionFile(path: string, text: string): FunctionFile {
  const service = path.split('/')[1] ?? '';
  return { service, name: basename(path, '.sql'), path, text, grantees: parseGrantees(text) };
}

/** The roles of `grant execute on function … to …`. */
function parseGrantees(sql: string): string[] {
  const statements = parseSync(sql).stmts ?? [];
  return statements
    .flatMap(({ stmt }) =>
      stmt && 'GrantStmt' in stmt && stmt.GrantStmt.is_grant ? (stmt.GrantStmt.grantees ?? []) : [],
    )
    .map((grantee) => ('RoleSpec' in grantee ? (grantee.RoleSpec.rolename ?? 'public') : 'public'))
    .sort();
}
