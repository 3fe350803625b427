import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fakeFlow } from '../testing/fake-flow';
import { anIdea } from '../testing/idea-factories';
import { showIdeaEvent } from './idea-cache';
import { type IdeaList, ideasQuery } from './ideas.queries';

const older = anIdea();
const newer = anIdea({ status: 'rejected' });

it('reads the list again when an event about one of its ideas came during the read', async () => {
  const first = Promise.withResolvers<IdeaList>();
  const answers = [first.promise, Promise.resolve({ ideas: [newer] })];
  const flow = fakeFlow({ replies: { 'GET /api/flow/strategies/{id}/ideas': () => answers.shift() ?? { ideas: [] } } });
  const queryClient = new QueryClient();
  const reading = queryClient.fetchQuery(ideasQuery(older.strategy_id));
  showIdeaEvent(queryClient, newer);
  first.resolve({ ideas: [older] });
  expect((await reading).ideas.map(({ status }) => status)).toEqual(['rejected']);
  expect(flow.callsTo('GET /api/flow/strategies/{id}/ideas')).toHaveLength(2);
});
