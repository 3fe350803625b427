import { openConsole } from './open-console.ts';
import { type Scenario, toCase } from './scenario.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const skewed = (id: string, title: string, clockAheadMs: number): Scenario => ({
  id,
  title,
  main: true,
  visitor: { clockAheadMs },
  play: (_, person) => openConsole(person),
});

/** The visitor's machine has another date. */
export const clockCases = [
  skewed('clock-ahead', 'the clock of the browser is two days ahead', 2 * DAY_MS),
  skewed('clock-behind', 'the clock of the browser is two days behind', -2 * DAY_MS),
].map(toCase);
