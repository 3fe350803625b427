import { type Client, escapeIdentifier } from 'pg';
import { getChild, isNode, getList, type Node, type PlpgsqlBody, toQueries, getText } from './plpgsql-body.ts';

/** What the catalogue knows of a function. */
export interface CheckedFunction {
  readonly name: string;
  /** The schemas in which its body looks for names. */
  readonly searchPath: string;
  /** The table of its trigger, for `old` and `new`. */
  readonly table: string | null;
  /** The types of its result's columns, where it returns a table. */
  readonly columns: readonly string[] | null;
}

type Variables = ReadonlyMap<string, string>;

/**
 * Has PostgreSQL analyse each query and expression of a PL/pgSQL body against the schema, which it otherwise does when the line runs.
 * Each becomes the body of a SQL function whose parameters are the variables, so that names resolve as they do in the body.
 *
 * Not checked: dynamic SQL, conversions of an assigned value, names that are a variable as well as a column.
 *
 * @param client a connection that may make temporary functions; nothing of them stays.
 * @returns what PostgreSQL says, with the text of the line.
 */
export async function checkBody(client: Client, checked: CheckedFunction, body: PlpgsqlBody): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(`set local search_path = ${checked.searchPath}`);
    const check = new BodyCheck(client, checked);
    await check.visit(body.tree, new Map([...body.variables, ...triggerRows(checked)]));
    return check.problems;
  } finally {
    await client.query('rollback');
  }
}

function triggerRows({ table }: CheckedFunction): [string, string][] {
  return table === null
    ? []
    : [
        ['old', table],
        ['new', table],
      ];
}

class BodyCheck {
  readonly problems: string[] = [];
  private readonly client: Client;
  private readonly checked: CheckedFunction;
  private views = 0;

  constructor(client: Client, checked: CheckedFunction) {
    this.client = client;
    this.checked = checked;
  }

  /** Goes through the statements in their order, because a record has the columns of the query that filled it last. */
  async visit(value: unknown, variables: Variables): Promise<Variables> {
    if (Array.isArray(value)) {
      let current = variables;
      for (const item of value) current = await this.visit(item, current);
      return current;
    }
    if (!isNode(value)) return variables;
    for (const [kind, child] of Object.entries(value)) {
      if (kind === 'PLpgSQL_expr' && isNode(child)) await this.checkExpression(child, variables);
      else if (kind === 'PLpgSQL_stmt_fors' && isNode(child)) await this.visitLoop(child, variables);
      else if (kind === 'PLpgSQL_stmt_return_query' && isNode(child)) await this.visitReturnQuery(child, variables);
      else if (kind === 'PLpgSQL_stmt_execsql' && isNode(child)) return this.visitSelectInto(child, variables);
      else await this.visit(child, variables);
    }
    return variables;
  }

  private async visitLoop(loop: Node, variables: Variables): Promise<void> {
    const inside = await this.withRow(getChild(loop, 'var'), getChild(loop, 'query'), variables);
    await this.visit(getList(loop, 'body'), inside);
  }

  private async visitSelectInto(statement: Node, variables: Variables): Promise<Variables> {
    if (statement['into'])
      return this.withRow(getChild(statement, 'target'), getChild(statement, 'sqlstmt'), variables);
    await this.visit(getChild(statement, 'sqlstmt'), variables);
    return variables;
  }

  private async visitReturnQuery(statement: Node, variables: Variables): Promise<void> {
    const query = getChild(statement, 'query');
    await this.visit(query, variables);
    const view = await this.createView(query, variables);
    if (view === undefined || this.checked.columns === null) return;
    const types = await this.columnTypes(view);
    if (types.join() !== this.checked.columns.join())
      this.problem(
        getChild(query, 'PLpgSQL_expr'),
        `gives (${types.join(', ')}) and not (${this.checked.columns.join(', ')})`,
      );
  }

  /** Checks a query and gives the record that it fills the query's columns. A variable with a type keeps it. */
  private async withRow(target: Node, query: Node, variables: Variables): Promise<Variables> {
    await this.visit(query, variables);
    const name = getText(getChild(target, 'PLpgSQL_rec'), 'refname');
    if (name === undefined || (variables.has(name) && !variables.get(name)?.startsWith('pg_temp.'))) return variables;
    const view = await this.createView(query, variables);
    return view === undefined ? variables : new Map([...variables, [name, view]]);
  }

  private async checkExpression(expression: Node, variables: Variables): Promise<void> {
    const parameters = [...variables].map(([name, type]) => `${escapeIdentifier(name)} ${type}`).join(', ');
    for (const { sql } of toQueries(expression)) {
      const probe = `create function pg_temp.probe(${parameters}) returns void language sql as $probe$ ${sql} $probe$`;
      await this.attempt(expression, `${probe}; drop function pg_temp.probe`);
    }
  }

  /** A view with the columns of a query: the variables stand beside it, so that it sees them. Undefined when it is no query. */
  private async createView(query: Node, variables: Variables): Promise<string | undefined> {
    const expression = getChild(query, 'PLpgSQL_expr');
    const values = [...variables].map(([name, type]) => `null::${type} as ${escapeIdentifier(name)}`).join(', ');
    const view = `pg_temp.row_${(this.views += 1)}`;
    const before = this.problems.length;
    await this.attempt(
      expression,
      `create view ${view} as select filled.* from (select ${values}) variable cross join lateral (${getText(expression, 'query')}) filled`,
    );
    if (this.problems.length === before) return view;
    // What is wrong with the query itself was said when it was checked.
    this.problems.length = before;
    return undefined;
  }

  private async columnTypes(view: string): Promise<string[]> {
    const { rows } = await this.client.query<{ type: string }>(
      `select format_type(atttypid, null) as type from pg_attribute where attrelid = $1::regclass and attnum > 0 order by attnum`,
      [view],
    );
    return rows.map(({ type }) => type);
  }

  private async attempt(expression: Node, sql: string): Promise<void> {
    await this.client.query('savepoint probe');
    try {
      await this.client.query(sql);
      await this.client.query('release savepoint probe');
    } catch (error) {
      await this.client.query('rollback to savepoint probe');
      this.problem(expression, error instanceof Error ? error.message : String(error));
    }
  }

  private problem(expression: Node, message: string): void {
    this.problems.push(`${this.checked.name}: ${message}: ${getText(expression, 'query')?.trim()}`);
  }
}
