import type { EntityManager } from 'typeorm';
import type { VersionRange } from '../strategies/removed-line';

/** Ideas that rest on the line are outdated; also those that were before take a number, because they have one more reason. */
export function outdateIdeas(manager: EntityManager, strategyId: string, line: string): Promise<VersionRange | null> {
  return markIdeas(manager, { strategyId, isOutdated: true, condition: '$3 = any (line_ids)', parameters: [line] });
}

/** Takes that back for the ideas to which nothing has happened since. */
export async function renewIdeas(
  manager: EntityManager,
  strategyId: string,
  { from, to }: VersionRange,
): Promise<void> {
  const condition = 'is_outdated and version between $3 and $4';
  await markIdeas(manager, { strategyId, isOutdated: false, condition, parameters: [from, to] });
}

interface IdeaMark {
  readonly strategyId: string;
  readonly isOutdated: boolean;
  readonly condition: string;
  readonly parameters: readonly (string | number)[];
}

/** Each idea takes a number of the strategy's counter of changes, by which the event streams tell what a reader has not seen. */
async function markIdeas(manager: EntityManager, mark: IdeaMark): Promise<VersionRange | null> {
  const [range] = await manager.query<VersionRange[]>(
    `with marked as (
       select id, row_number() over (order by id)::integer as place from flow_ideas
        where strategy_id = $1 and ${mark.condition}
     ), counted as (
       update flow_strategies set version = version + (select count(*) from marked)::integer
        where id = $1 and exists (select from marked)
       returning version - (select count(*) from marked)::integer as before, version
     ), changed as (
       update flow_ideas idea set is_outdated = $2, version = counted.before + marked.place
         from marked, counted where idea.id = marked.id
     )
     select before + 1 as "from", version as "to" from counted`,
    [mark.strategyId, mark.isOutdated, ...mark.parameters],
  );
  return range ?? null;
}
