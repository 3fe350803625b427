import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserDriver } from '../browser/browser-driver.ts';
import type { PageFault } from '../faults/fault.ts';
import { withoutFallback } from '../faults/rewrite-subject.ts';
import { type Kit, isIntact } from '../kit/kit.ts';
import type { KitRelease } from '../kit/kit-releases.ts';
import type { SentBeacon } from '../proxy/fault-proxy.ts';
import type { Entry, Row } from '../report/row.ts';
import { LINK } from '../variant/stamp.ts';
import { AREAS, BROKEN } from './areas.ts';
import { judgeVisit } from './judge-visit.ts';
import { GLANCE_MS, LIMIT_MS, PATIENCE_MS, QUIET_MS, TOLERANCE_MS } from './limits.ts';
import { markDocument, type Screen } from './look.ts';
import type { Person, Seen } from './person.ts';
import { awaitFailures } from './await-failures.ts';
import { isArea, tour } from './tour.ts';

export interface FaultVisit {
  readonly kit: Kit;
  readonly driver: BrowserDriver;
  readonly fault: PageFault;
  readonly release: KitRelease;
  readonly entry: Entry;
  readonly hasFallback: boolean;
}

/** What one visit came to. */
export interface Visited {
  readonly seen: Seen;
  readonly beacons: readonly SentBeacon[];
  readonly areas: Row['areas'];
}

const RETRY = '[role="alert"] button';
const LINK_SELECTOR = `a[href="${LINK.to}"]`;

/** A person meets a fault, goes on to all other areas, comes back, and presses Retry when it is over: two rows. */
export async function visitFault(visit: FaultVisit): Promise<Row[]> {
  const { kit, driver, fault, release, entry, hasFallback } = visit;
  await fault.arm(kit, release);
  kit.proxy.rewrites = [...(hasFallback ? [] : [withoutFallback]), ...(fault.rewrite ? [fault.rewrite] : [])];
  const person = await kit.newPerson(driver);
  try {
    if (entry === 'link') await person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
    const first = await meet(visit, person);
    const later = await meet(visit, person, { again: true });
    const hangs = later.seen.screen.card && fault.hangs ? await retryInFault(person) : [];
    const retry = later.seen.screen.card ? await retryAfterHealing(visit, person) : '-';
    const row = toRow(visit, 'later', later, retry);
    return [toRow(visit, 'first', first, '-'), { ...row, problems: [...row.problems, ...hangs] }];
  } finally {
    await fault.heal(kit, release);
    kit.proxy.heal();
    await person.visitor.close();
  }
}

/** One visit of the area, and what became of the others. */
async function meet(visit: FaultVisit, person: Person, { again = false } = {}): Promise<Visited> {
  const { kit, fault, entry } = visit;
  kit.proxy.beacons = [];
  const reached = isOutcome(visit, again);
  const arrival = fault.outcome === 'replaced' ? reached : isFaultyPage(visit);
  const limit = LIMIT_MS + TOLERANCE_MS;
  const arrived =
    entry === 'link' ? await person.click(LINK_SELECTOR, arrival, limit) : await person.open(LINK.to, arrival, limit);
  const seen = await trigger(visit, person, arrived);
  const beacons = await awaitFailures(kit.proxy, { expectOne: !again });
  return { seen, beacons, areas: await tour(person, [BROKEN.area]) };
}

async function trigger({ fault }: FaultVisit, person: Person, arrived: Seen): Promise<Seen> {
  if (fault.outcome === 'replaced' || !arrived.reached) return arrived;
  if (fault.trigger === 'leave') return person.goTo('marketing', LIMIT_MS + TOLERANCE_MS);
  if (fault.trigger === 'click') await person.visitor.click('[data-kit-event]');
  await pause(QUIET_MS);
  const after = await person.look();
  return { ...arrived, screen: after, reached: after.build === arrived.screen.build };
}

/** Presses the card's button while the files still do not come: it has to be there for another try. Returns what went wrong. */
async function retryInFault(person: Person): Promise<string[]> {
  await person.goTo(BROKEN.area, 0);
  await person.waitFor(({ card }) => card, PATIENCE_MS);
  await person.click(RETRY, ({ trying }) => trying, QUIET_MS);
  const { reached } = await person.waitFor(({ card, trying }) => card && !trying, LIMIT_MS + TOLERANCE_MS);
  return reached ? [] : [`A Retry that gets no answer still went on after ${LIMIT_MS / 1000} s.`];
}

/** Presses the card's button once the fault is over. */
async function retryAfterHealing({ kit, fault, release }: FaultVisit, person: Person): Promise<string> {
  await person.goTo(BROKEN.area, 0);
  await person.waitFor(({ card }) => card, PATIENCE_MS);
  await markDocument(person.visitor);
  await fault.heal(kit, release);
  kit.proxy.heal();
  const isPage = ({ build, heading }: Screen) => build !== undefined && heading === AREAS.workshops.heading;
  const pressed = await pressUnless(person, isPage);
  if (!pressed) return 'by itself';
  const { reached, screen, ms } = await person.waitFor(isPage, LIMIT_MS + TOLERANCE_MS);
  if (!reached) return 'no page';
  return screen.marked ? `${ms} ms` : 'reloaded';
}

/** Presses the card's button. A card whose cause is the network tries again by itself, too: then whether it was pressed is false. */
async function pressUnless(person: Person, isOver: (screen: Screen) => boolean): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (isOver(await person.look())) return false;
    if (await person.visitor.click(RETRY)) return true;
    await pause(GLANCE_MS);
  }
  throw new Error('There is neither a card with Retry nor a page.');
}

function isFaultyPage({ release }: FaultVisit) {
  return ({ build }: Screen) => build === release.build;
}

/** What is expected in the end. */
function isOutcome({ hasFallback, fault, release }: FaultVisit, again: boolean): (screen: Screen) => boolean {
  if (fault.outcome !== 'replaced') return ({ build }) => build === release.build;
  const mayArrive = again && fault.comesLate === true;
  if (mayArrive) return ({ build, card }) => isIntact(build) || card;
  if (fault.isPart && !hasFallback) return ({ build, partCard }) => build === release.build && partCard;
  return hasFallback ? ({ build }) => build !== release.build && isIntact(build) : ({ card }) => card;
}

function toRow(visit: FaultVisit, when: 'first' | 'later', visited: Visited, retry: string): Row {
  const { driver, fault, entry, hasFallback } = visit;
  const failed = visited.beacons.filter(({ kind }) => kind === 'failed');
  return {
    id: fault.id,
    browser: driver.name,
    fault: fault.title,
    entry,
    visit: when,
    fallback: fault.outcome === 'replaced' ? (hasFallback ? 'yes' : 'no') : '-',
    seen: describe(visit, visited.seen.screen),
    ms: visited.seen.ms,
    named: failed.map(({ remote, version, failure }) => `${remote}@${version} ${failure}`),
    areas: {
      ...visited.areas,
      [BROKEN.area]: visited.seen.screen.card ? 'card' : visited.seen.reached ? 'ok' : 'lost',
    },
    retry,
    problems: judgeVisit(visit, when, visited, retry),
  };
}

/** The screen in the words of the table. */
function describe({ release }: Pick<FaultVisit, 'release'>, screen: Screen): string {
  if (screen.card) return 'card';
  if (screen.build === release.build) return screen.partCard ? 'card in the page' : 'page';
  if (isIntact(screen.build)) return 'last good version';
  if (screen.heading === AREAS.workshops.heading) return 'another version';
  if (screen.heading === AREAS.marketing.heading) return 'next area';
  if (screen.spinner) return 'spinner';
  if (screen.otherCard) return `card of ${screen.otherCard}`;
  return screen.heading ? `"${screen.heading}"` : 'nothing';
}
