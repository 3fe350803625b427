import { misbehaviours } from '../proxy/misbehaviour.ts';
import type { Rule } from '../proxy/fault-proxy.ts';
import { AREAS } from '../visit/areas.ts';
import { LIMIT_MS, PATIENCE_MS, TOLERANCE_MS } from '../visit/limits.ts';
import { markDocument, type Screen } from '../visit/look.ts';
import type { Person } from '../visit/person.ts';
import { isArea, tour } from '../visit/tour.ts';
import { type Scenario, toCase } from './scenario.ts';

const LIMIT = LIMIT_MS + TOLERANCE_MS;
const RETRY_BUTTON = 'main [role="alert"] button';
/** Between two presses of one person. */
const PRESS_MS = 500;

const silent = (matches: Rule['matches']): Rule => ({ matches, misbehave: misbehaviours.never });
const reads = silent((path, method) => method === 'GET' && path.startsWith('/api/'));
const renewals = silent((path, method) => method === 'POST' && path === '/api/accounts/session/refresh');

interface SilentPage extends Pick<Scenario, 'id' | 'main' | 'quick'> {
  readonly path: string;
  readonly heading: string;
}

/** The services take every connection and answer no read: each part of the page says so in time, and Retry brings it when they answer. */
const silentReads = ({ path, heading, ...about }: SilentPage): Scenario => ({
  ...about,
  title: `the services never answer a read of ${path}`,
  async play({ kit }, person) {
    kit.proxy.rules = [reads];
    const { ms, reached, screen } = await person.open(path, ({ retry, spinner }) => retry && !spinner, LIMIT);
    await markDocument(person.visitor);
    kit.proxy.heal();
    const retry = await retryAll(person, (it) => it.heading === heading);
    return {
      entry: 'direct',
      visit: 'first',
      seen: reached ? 'card in the page' : describe(screen),
      ms,
      retry,
      areas: await tour(person),
      problems: [
        ...(reached ? [] : [`Expected a failure with Retry, and nothing that loads, within ${LIMIT_MS / 1000} s.`]),
        ...(retry.endsWith(' ms') ? [] : [`After Retry: ${retry}.`]),
      ],
    };
  },
});

/** Presses what says Retry until the page is whole. */
async function retryAll(person: Person, isPage: (screen: Screen) => boolean): Promise<string> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  do {
    await person.visitor.click(RETRY_BUTTON);
    const isWhole = (screen: Screen) => isPage(screen) && !screen.retry && !screen.spinner;
    const { reached, screen } = await person.waitFor(isWhole, PRESS_MS);
    if (reached) return screen.marked ? `${passed()} ms` : 'reloaded';
  } while (passed() < LIMIT);
  return 'no page';
}

/** Who is signed in is not known: the sign-in stands there in time, and leads on when the answer comes. */
const silentSession: Scenario = {
  id: 'silent-session',
  title: 'the question who is signed in is never answered',
  main: true,
  quick: true,
  async play({ kit }, person) {
    kit.proxy.rules = [renewals];
    const { path } = AREAS.console;
    const { ms, reached, screen } = await person.open(path, ({ heading }) => heading === 'Sign in', LIMIT);
    await markDocument(person.visitor);
    kit.proxy.heal();
    const back = await person.waitFor(isArea('console'), PATIENCE_MS);
    return {
      entry: 'direct',
      visit: 'first',
      seen: reached ? 'sign-in' : describe(screen),
      ms,
      areas: await tour(person),
      problems: [
        ...(reached ? [] : [`Expected the sign-in within ${LIMIT_MS / 1000} s.`]),
        ...(back.reached && back.screen.marked ? [] : ['Expected the page when the answer came, without a reload.']),
      ],
    };
  },
};

function describe({ spinner, heading }: Screen): string {
  return spinner ? 'spinner' : heading ? `"${heading}"` : 'nothing';
}

export const silenceCases = [
  // With this query, the page is no HTML that was rendered with answers.
  silentReads({ id: 'silent-workshops', ...AREAS.workshops, path: '/workshops?vue=liste' }),
  silentReads({ id: 'silent-dashboard', path: '/dashboard', heading: 'Dashboard', main: true, quick: true }),
  silentReads({ id: 'silent-flow', ...AREAS.flow }),
  silentSession,
].map(toCase);
