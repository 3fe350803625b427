import type { Kit } from '../kit/kit.ts';
import { isIntact } from '../kit/kit.ts';
import type { KitRelease } from '../kit/kit-releases.ts';
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
    main: true,
    async play({ kit }, person) {
      await kit.releases.release({ build: 'rolled-back', fault: 'render' });
      await openConsole(person);
      kit.proxy.asked.length = 0;
      await kit.releases.choose(kit.good.version);
      const seen = await person.click(LINK_TO_SUBJECT, ({ build }) => isIntact(build), LIMIT);
      // Code that was taken back may be downloaded. When it runs, it is reported, which is a problem of this row.
      return finish(person, seen, { visit: 'first', wanted: 'page' });
    },
  },
  {
    id: 'withdrawal',
    title: 'a bad version is withdrawn under a page that has not visited it',
    main: true,
    quick: true,
    async play({ kit }, person) {
      const bad = await kit.releases.release({ build: 'withdrawn', fault: 'render' });
      await openConsole(person);
      await kit.releases.choose(kit.good.version);
      await kit.releases.withdraw(bad);
      const seen = await person.click(LINK_TO_SUBJECT, ({ build }) => isIntact(build), LIMIT);
      // As after a rollback: when its code runs, it is reported.
      const outcome = await finish(person, seen, { visit: 'first', wanted: 'page' });
      return { ...outcome, problems: [...(outcome.problems ?? []), ...(await judgeKnowledge(person, bad))] };
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
  secondPage({
    id: 'second-page-tampered',
    title: 'the chunk of its second page was changed, after a link into the area',
    misbehave: 'tampered',
    failure: 'load',
    main: true,
    isAfterLink: true,
  }),
];

/** Only downloading may begin before the registry has answered. */
async function judgeKnowledge({ visitor }: Person, { version }: KitRelease): Promise<string[]> {
  const known = await visitor.evaluate(() => sessionStorage.getItem('declic.withdrawn') ?? '', undefined);
  return known.includes(version) ? [] : ['The page has not heard of the withdrawal.'];
}

interface SecondPageFault extends Pick<Scenario, 'id' | 'title' | 'main'> {
  readonly misbehave: 'notFound' | 'never' | 'tampered';
  readonly failure: string;
  /** The page began in another area. */
  readonly isAfterLink?: boolean;
}

/** The first page came in time; a later one does not. */
function secondPage({ misbehave, failure, isAfterLink, ...about }: SecondPageFault): Scenario {
  return {
    ...about,
    failures: [failure],
    async play({ kit }: RunScope, person: Person) {
      await kit.releases.choose(kit.next.version);
      if (isAfterLink) {
        await openConsole(person);
        await person.click(LINK_TO_SUBJECT, ({ build }) => build === kit.next.build, LIMIT);
      } else await openSubject(person);
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
    problems: [
      ...(reached ? [] : [`Expected the ${wanted} within ${LIMIT_MS / 1000} s.`]),
      ...(screen.tampered ? ['Changed code has run.'] : []),
    ],
  };
}

export const openPageCases = SCENARIOS.map(toCase);
