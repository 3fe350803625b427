import { delay } from '../proxy/misbehaviour.ts';
import { AREAS } from '../visit/areas.ts';
import { PATIENCE_MS } from '../visit/limits.ts';
import { isArea, tour } from '../visit/tour.ts';
import { LINK } from '../variant/stamp.ts';
import { type Scenario, toCase } from './scenario.ts';

/** Each file takes this long, so that a page loads for a second or two. */
const FILE_MS = 250;
/** In the document, in the shell, in the remote and in its page. */
const LEAVE_AFTER_MS = [100, 400, 700, 1_000, 1_300, 1_600];

/** What is cut off by leaving is no failure of the remote. */
const leave: Scenario = {
  id: 'leave',
  title: 'a page is left while it loads',
  main: true,
  async play({ kit, driver }, person) {
    kit.proxy.rules = [{ matches: (path) => path.endsWith('.js'), misbehave: delay(FILE_MS) }];
    const problems: string[] = [];
    for (const afterMs of LEAVE_AFTER_MS) {
      // With an empty cache.
      const visitor = await kit.newPerson(driver);
      const { reached } = await visitor.leaveWhileLoading(LINK.to, AREAS.marketing.path, afterMs);
      if (!reached) problems.push(`Left after ${afterMs} ms, the next page did not come.`);
      await visitor.visitor.close();
    }
    const { ms, reached } = await person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
    return {
      entry: 'direct',
      visit: 'first',
      seen: reached ? 'page' : 'no page',
      ms,
      areas: await tour(person),
      problems: [...problems, ...(reached ? [] : ['Expected the page.'])],
    };
  },
};

export const leavingCases = [leave].map(toCase);
