import { parsePlPgSQLSync } from 'libpg-query';

/** A node of the tree that PostgreSQL's PL/pgSQL parser makes: an object whose key is its kind. */
export type Node = Readonly<Record<string, unknown>>;

/** A query or an expression in a body, as a statement of SQL. */
export interface EmbeddedQuery {
  readonly sql: string;
  /** The text in the body, for messages. */
  readonly text: string;
}

/** The variables with a type, and the statements, of a `create function … language plpgsql`. */
export interface PlpgsqlBody {
  /** Type names by variable. A record gets its type from the query that fills it. */
  readonly variables: ReadonlyMap<string, string>;
  readonly tree: Node;
}

const EXPRESSION = 2;
const ASSIGNMENT = 3;

export function parseBody(definition: string): PlpgsqlBody {
  const { plpgsql_funcs: functions } = parsePlPgSQLSync(definition) as { plpgsql_funcs: Node[] }; // typed as any
  const tree = getChild(functions[0] ?? {}, 'PLpgSQL_function');
  const variables = getList(tree, 'datums').flatMap((datum) => {
    const variable = { ...getChild(datum, 'PLpgSQL_var'), ...getChild(datum, 'PLpgSQL_rec') };
    const type = getText(getChild(getChild(variable, 'datatype'), 'PLpgSQL_type'), 'typname');
    return type === undefined || type === 'record' ? [] : [[getText(variable, 'refname') ?? '', type] as const];
  });
  return { variables: new Map(variables), tree };
}

/** What an expression node says, in a form that SQL takes: an assignment is checked by its target and by its value. */
export function toQueries(expression: Node): EmbeddedQuery[] {
  const text = getText(expression, 'query') ?? '';
  const mode = expression['parseMode'];
  if (mode === EXPRESSION) return [{ sql: `select ${text}`, text }];
  if (typeof mode !== 'number' || mode < ASSIGNMENT) return [{ sql: text, text }];
  const [, target = '', value = ''] = /^([^:=]+):?=([^]*)$/.exec(text) ?? [];
  return [target, value].map((part) => ({ sql: `select ${part}`, text }));
}

export function getChild(node: Node, key: string): Node {
  const child = node[key];
  return isNode(child) ? child : {};
}

export function getList(node: Node, key: string): Node[] {
  const list = node[key];
  return Array.isArray(list) ? list.filter(isNode) : [];
}

export function getText(node: Node, key: string): string | undefined {
  const text = node[key];
  return typeof text === 'string' ? text : undefined;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
