import type { Principal } from '@declic/nest-kit';
import type { TestDatabase } from '@declic/nest-kit/testing';
import { IdeaEntity } from '../modules/content/idea.entity';
import { withLockedStrategy } from '../modules/content/locked-strategy';

/** Does to the ideas of a strategy what a correction of one of its lines does: those that rest on it are outdated. */
export async function correctLine(
  { dataSource }: Pick<TestDatabase, 'dataSource'>,
  { person, strategyId, lineId }: { readonly person: Principal; readonly strategyId: string; readonly lineId: string },
): Promise<void> {
  await withLockedStrategy(dataSource, { userId: person.id, strategyId }, async (locked) => {
    await locked.recount();
    const ideas = await locked.manager.findBy(IdeaEntity, { strategyId });
    const resting = ideas.filter(({ lineIds }) => lineIds.includes(lineId));
    await locked.changeIdeas(
      resting.map(({ id }) => id),
      { isOutdated: true },
    );
  });
}
