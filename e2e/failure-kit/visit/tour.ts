import type { Row } from '../report/row.ts';
import { AREA_NAMES, AREAS, type AreaName } from './areas.ts';
import { PATIENCE_MS } from './limits.ts';
import type { Person } from './person.ts';

/** Goes to areas one after the other in the page that is open, the console last: its page has the link to the subject. */
export async function tour(person: Person, skipped: readonly AreaName[] = []): Promise<Row['areas']> {
  const areas: Partial<Record<AreaName, 'ok' | 'card' | 'lost'>> = {};
  for (const name of [...AREA_NAMES.filter((each) => each !== 'console'), 'console' as const]) {
    if (skipped.includes(name)) continue;
    const { reached, screen } = await person.goTo(name, PATIENCE_MS);
    areas[name] = reached ? 'ok' : screen.card || screen.otherCard ? 'card' : 'lost';
  }
  return areas;
}

/** Whether the screen shows the page of an area. */
export const isArea = (name: AreaName) => (screen: { heading: string | undefined }) =>
  screen.heading === AREAS[name].heading;
