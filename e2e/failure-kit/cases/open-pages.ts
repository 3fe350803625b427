import type { Kit } from '../kit/kit.ts';
import { isIntact } from '../kit/kit.ts';
import { misbehaviours } from '../proxy/misbehaviour.ts';
import { SUBJECT } from '../variant/build-variant.ts';
import { chunkOfSecondPage, LINK } from '../variant/stamp.ts';
import { AREAS, BROKEN } from '../visit/areas.ts';
import { LIMIT_MS, PATIENCE_MS, TOLERANCE_MS } from '../visit/limits.ts';
import type { Screen } from '../visit/look.ts';
import type { Person, Seen } from '../visit/person.ts';
import { isArea, tour } from '../visit/tour.ts';
import type { RunScope } from './case.ts';
import { type Outcome, type Scenario, toCase } from './scenario.ts';

const LIMIT = LIMIT_MS + TOLERANCE_MS;
const LINK_TO_SUBJECT = `a[href="${LINK.to}"]`;
const LINK_TO_WORKSHOP = `[data-kit-build] a[href^="${LINK.to}/"]`;

const openConsole = (person: Person) => person.open(AREAS.console.path, isArea('console'), PATIENCE_MS);
const openSubject = (person: Person) => person.open(LINK.to, ({ build }) => build !== undefined, PATIENCE_MS);
const isSecondPage = ({ path, build, heading }: Screen) =>
  path.startsWith(`${LINK.to}/`) && build !== undefined && heading !== undefined && heading !== AREAS.workshops.heading;

/** The subject is released again, or taken back, while a page is open. */
const SCENARIOS: readonly Scenario[] = [
  {
    id: 'deploy',
    title: 'its next version is released under a page that has not visited it',
    main: true,
    quick: true,
    async play({ kit }, person) {
      await openConsole(person);
      await kit.releases.choose(kit.next.version);
      const seen = await person.click(LINK_TO_SUBJECT, ({ build }) => isIntact(build), LIMIT);
      return finish(person, seen, { visit: 'first', wanted: 'page' });
    },
  },
  {
    id: 'deploy-visited',
    title: 'its next version is released under its own page, which opens another page',
    async play({ kit }, person) {
      await openSubject(person);
      await kit.releases.choose(kit.next.version);
      const seen = await person.click(LINK_TO_WORKSHOP, isSecondPage, LIMIT);
      return finish(person, seen, { visit: 'later', wanted: 'page' });
    },
  },
  {
    id: 'rollback',
    title: 'a bad version is rolled back under a page that has not visited it',
    async play({ kit }, person) {
      const bad = await kit.releases.release({ build: 'rolled-back', fault: 'render' });
      await openConsole(person);
      await kit.releases.choose(kit.good.version);
      const seen = await person.click(LINK_TO_SUBJECT, ({ build }) => isIntact(build), LIMIT);
      const asked = kit.proxy.asked.some((path) => path.includes(`/${bad.version}/`));
      const outcome = await finish(person, seen, { visit: 'first', wanted: 'page' });
      const problems = asked ? ['The page loaded code that had been taken back.'] : [];
      return { ...outcome, problems: [...(outcome.problems ?? []), ...problems] };
    },
  },
  secondPage({
    id: 'second-page',
    title: 'the chunk of its second page answers 404',
    misbehave: 'notFound',
    failure: 'load',
  }),
  secondPage({
    id: 'second-page-never',
    title: 'the chunk of its second page never answers',
    misbehave: 'never',
    failure: 'slow',
  }),
];

interface SecondPageFault {
  readonly id: string;
  readonly title: string;
  readonly misbehave: 'notFound' | 'never';
  readonly failure: string;
}

/** The first page came in time; a later one does not. */
function secondPage({ misbehave, failure, ...about }: SecondPageFault): Scenario {
  return {
    ...about,
    failures: [failure],
    async play({ kit }: RunScope, person: Person) {
      await kit.releases.choose(kit.next.version);
      await openSubject(person);
      breakSecondPage(kit, misbehave);
      const seen = await person.click(
        LINK_TO_WORKSHOP,
        (screen) => isSecondPage(screen) && screen.build !== kit.next.build,
        LIMIT,
      );
      return finish(person, seen, { visit: 'later', wanted: 'last good version', fallback: 'yes' });
    },
  };
}

function breakSecondPage({ proxy, next }: Kit, misbehave: SecondPageFault['misbehave']): void {
  const file = `/remotes/${SUBJECT}/${next.version}/${chunkOfSecondPage(next.manifest)}`;
  proxy.rules = [{ matches: (path) => path === file, misbehave: misbehaviours[misbehave] }];
}

interface Expectation extends Pick<Outcome, 'visit' | 'fallback'> {
  readonly wanted: string;
}

async function finish(
  person: Person,
  { reached, ms, screen }: Seen,
  { wanted, ...about }: Expectation,
): Promise<Outcome> {
  const own = { [BROKEN.area]: reached ? 'ok' : screen.card ? 'card' : 'lost' } as const;
  return {
    ...about,
    entry: 'link',
    seen: reached ? wanted : screen.card ? 'card' : screen.spinner ? 'spinner' : `"${screen.heading}"`,
    ms,
    areas: { ...(await tour(person, [BROKEN.area])), ...own },
    problems: reached ? [] : [`Expected the ${wanted} within ${LIMIT_MS / 1000} s.`],
  };
}

export const openPageCases = SCENARIOS.map(toCase);
