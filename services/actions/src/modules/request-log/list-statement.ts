import type { RequestSelection } from './request-selection';

/** Where in the list a page lies. */
export interface RequestPlace {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

const COLUMNS = `id, uuid_extract_timestamp(id) as at, request_id, action, kind, status, code,
  round(duration_ms::numeric, 2)::float8 as duration_ms, credits, unlisted`;

const CLASSES = { succeeded: 2, refused: 4, failed: 5 } as const;

/** The selected calls of a user from a place on, only with the conditions that there are: each has an index in the order of time. */
export function listStatement(userId: string, selection: RequestSelection, { before, after, limit }: RequestPlace) {
  const { from, until, outcome, action, requestId } = selection;
  const wanted: [condition: string, value: unknown][] = [
    ['user_id = ?', userId],
    ['id >= first_id_of(?)', from],
    ['id < first_id_of(?)', until],
    ['outcome = ?', outcome && CLASSES[outcome]],
    ['action = ?', action],
    ['request_id = ?', requestId],
    ['id < ?', before],
    ['id > ?', after],
  ];
  const given = wanted.filter(([, value]) => value !== undefined);
  const conditions = given.map(([condition], index) => condition.replace('?', `$${index + 1}`));
  // The calls right after a place are the oldest of the newer ones.
  const order = after === undefined ? 'desc' : 'asc';
  return {
    text: `select ${COLUMNS} from request_log where ${conditions.join(' and ')} order by id ${order} limit $${given.length + 1}`,
    values: [...given.map(([, value]) => value), limit],
  };
}
