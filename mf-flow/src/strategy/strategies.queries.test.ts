import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { aStrategy, anUnfinishedStrategy, runningAnalysis } from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { showStrategy, strategyQuery } from './strategies.queries';

const done = aStrategy();
const running = anUnfinishedStrategy(runningAnalysis, { id: done.id });

describe('strategyQuery', () => {
  it('keeps what an event said while an older answer was on its way', async () => {
    const answer = Promise.withResolvers<typeof running>();
    fakeFlow({ replies: { 'GET /api/flow/strategies/{id}': () => answer.promise } });
    const queryClient = new QueryClient();
    const reading = queryClient.fetchQuery(strategyQuery(done.id));
    showStrategy(queryClient, done);
    answer.resolve(running);
    expect((await reading).analysis.state).toBe('done');
    expect(queryClient.getQueryData(strategyQuery(done.id).queryKey)?.analysis.state).toBe('done');
  });

  it('takes an answer that no event has come before', async () => {
    fakeFlow({ strategies: [running] });
    const queryClient = new QueryClient();
    showStrategy(queryClient, done);
    expect((await queryClient.fetchQuery(strategyQuery(done.id))).analysis.state).toBe('running');
  });
});
