import { AREAS } from '../visit/areas.ts';
import { PATIENCE_MS } from '../visit/limits.ts';
import { isArea, tour } from '../visit/tour.ts';
import { type Scenario, toCase } from './scenario.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const skewed = (id: string, title: string, clockAheadMs: number): Scenario => ({
  id,
  title,
  main: true,
  visitor: { clockAheadMs },
  async play(_, person) {
    const { ms, reached, screen } = await person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
    return {
      entry: 'direct',
      visit: 'first',
      seen: reached ? 'page' : `"${screen.heading}"`,
      ms,
      areas: await tour(person),
      problems: reached ? [] : ['Expected the page.'],
    };
  },
});

/** The visitor's machine has another date. */
export const clockCases = [
  skewed('clock-ahead', 'the clock of the browser is two days ahead', 2 * DAY_MS),
  skewed('clock-behind', 'the clock of the browser is two days behind', -2 * DAY_MS),
].map(toCase);
