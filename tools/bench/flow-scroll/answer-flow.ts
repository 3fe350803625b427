import type { Page } from '@playwright/test';
import { root } from '../../start/settings.ts';
import { importFromSource } from '../../vite/remote/import-from-source.ts';

interface Factories {
  readonly aStrategy: () => { readonly id: string };
  readonly aStrategyList: (strategies: readonly object[], limit: null) => object;
}

interface IdeaFactories {
  readonly someIdeas: (count: number) => object[];
}

interface SessionFactories {
  readonly aSession: () => object;
}

/** Answers the calls of the page with the factories of its tests; the stream of events stays open and silent. */
export async function answerFlow(page: Page, count: number): Promise<void> {
  const { aStrategy, aStrategyList } = await importFromSource<Factories>(root, 'mf-flow/src/testing/factories.ts');
  const { someIdeas } = await importFromSource<IdeaFactories>(root, 'mf-flow/src/testing/idea-factories.ts');
  const { aSession } = await importFromSource<SessionFactories>(root, 'libs/session/src/testing/index.ts');
  const strategy = aStrategy();
  const one = `/api/flow/strategies/${strategy.id}`;
  const answers: Readonly<Record<string, object>> = {
    '/api/accounts/session/refresh': aSession(),
    '/api/flow/strategies': aStrategyList([strategy], null),
    [one]: strategy,
    [`${one}/ideas`]: { ideas: someIdeas(count) },
  };
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === `${one}/events`) return;
    const json = answers[pathname];
    await (json ? route.fulfill({ json }) : route.fulfill({ status: 404 }));
  });
}
