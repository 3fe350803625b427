import { AREAS } from '../visit/areas.ts';
import { PATIENCE_MS } from '../visit/limits.ts';
import type { Person } from '../visit/person.ts';
import { isArea, tour } from '../visit/tour.ts';
import type { Outcome } from './scenario.ts';

/** Opens the console by its address and then the other areas; a problem unless the page is shown. */
export async function openConsole(person: Person): Promise<Outcome> {
  const { ms, reached, screen } = await person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
  return {
    entry: 'direct',
    visit: 'first',
    seen: reached ? 'page' : `"${screen.heading}"`,
    ms,
    areas: await tour(person),
    problems: reached ? [] : ['Expected the page.'],
  };
}
