import { setTimeout as pause } from 'node:timers/promises';
import { HtmlReleases } from '../kit/html-releases.ts';
import type { Kit } from '../kit/kit.ts';
import { type HtmlSubject, LIVE, PRERENDERED } from '../variant/stamp-html.ts';
import { type HtmlPage, lookAtHtml, noteHtml } from '../visit/html-page.ts';
import { LIMIT_MS, PATIENCE_MS } from '../visit/limits.ts';
import { markDocument } from '../visit/look.ts';
import type { Person } from '../visit/person.ts';
import type { RunScope } from './case.ts';
import { type Outcome, type Scenario, toCase } from './scenario.ts';

const SHARE = 99;
/** The first visit of a canary may have no HTML: its files are read, or its program is started, for it. */
const MOST_VISITS = 8;
const GLANCE_MS = 100;

interface HtmlScope extends Pick<RunScope, 'driver'> {
  readonly kit: Kit;
  readonly person: Person;
  readonly releases: HtmlReleases;
  readonly good: string;
  readonly next: string;
}

interface Visited {
  readonly page: HtmlPage;
  readonly ms: number;
}

const STORIES = {
  canary: { says: 'a version is in canary', tell: tellCanary },
  rollback: { says: 'a version is rolled back', tell: tellRollback },
  withdrawal: { says: 'a version is withdrawn', tell: tellWithdrawal },
} as const;

const SUBJECTS = [
  { id: 'prerendered', subject: PRERENDERED, says: 'HTML of its build', main: true },
  { id: 'live', subject: LIVE, says: 'live HTML', main: false },
] as const;

/** The HTML of a page belongs to the version whose code the visitor gets, whatever is chosen. */
export const htmlCases = SUBJECTS.flatMap(({ id, subject, says, main }) =>
  Object.entries(STORIES).map(([story, { says: happens, tell }]) =>
    toCase({
      id: `${id}-${story}`,
      title: `${says}: ${happens}`,
      main,
      visitor: { beforeCode: noteHtml },
      play: (scope, person) => play(subject, scope, person, tell),
    } satisfies Scenario),
  ),
);

async function play(
  subject: HtmlSubject,
  { kit, driver }: RunScope,
  person: Person,
  tell: (scope: HtmlScope) => Promise<{ last: Visited; problems: string[] }>,
): Promise<Outcome> {
  const releases = new HtmlReleases(kit, subject);
  const before = await releases.current();
  const good = await releases.release();
  const next = await releases.release();
  try {
    await releases.choose(good);
    await releases.awaitHtml(good);
    const { last, problems } = await tell({ kit, driver, person, releases, good, next });
    const entry = { entry: 'direct', visit: 'first' } as const;
    return { ...entry, seen: last.page.takenOver ? 'HTML, taken over' : 'page', ms: last.ms, problems };
  } finally {
    await releases.choose(before);
  }
}

async function tellCanary({ person, driver, kit, releases, good, next }: HtmlScope) {
  await releases.startCanary(next, SHARE);
  try {
    const problems: string[] = [];
    let last = await visit(person, releases.subject);
    for (let visits = 1; visits < MOST_VISITS && last.page.html !== next; visits += 1) {
      problems.push(...judgeAgreement(last.page, [good, next]));
      last = await visitAnew({ kit, driver, releases });
    }
    return { last, problems: [...problems, ...judge(last.page, next)] };
  } finally {
    // Also when a visit fails: visitors of later cases would get the canary.
    await releases.promoteCanary(next);
  }
}

async function tellRollback({ person, driver, kit, releases, good, next }: HtmlScope) {
  await releases.choose(next);
  await releases.awaitHtml(next);
  const open = await visit(person, releases.subject);
  await markDocument(person.visitor);
  await releases.choose(good);
  await releases.awaitHtml(good);
  const last = await visitAnew({ kit, driver, releases });
  return { last, problems: [...judge(open.page, next), ...judge(last.page, good), ...(await judgeOpen(person))] };
}

async function tellWithdrawal({ person, driver, kit, releases, good, next }: HtmlScope) {
  // Only a version that was seen takes the place of another one. A browser that is closed before has not told the registry.
  await visitAnew({ kit, driver, releases }, () => releases.awaitRendered(good));
  await releases.choose(next);
  await releases.awaitHtml(next);
  const open = await visit(person, releases.subject);
  await releases.withdraw(next);
  await releases.awaitHtml(good);
  // In the same tab, which has heard of the version.
  const last = await visit(person, releases.subject);
  return { last, problems: [...judge(open.page, next), ...judge(last.page, good)] };
}

async function visitAnew(
  { kit, driver, releases }: Pick<HtmlScope, 'kit' | 'driver' | 'releases'>,
  beforeLeaving = () => Promise.resolve(),
): Promise<Visited> {
  const person = await kit.newPerson(driver, { beforeCode: noteHtml });
  try {
    const visited = await visit(person, releases.subject);
    await beforeLeaving();
    return visited;
  } finally {
    await person.visitor.close();
  }
}

/** Opens the page, and waits until its code has taken it over, or has shown something else for long enough. */
async function visit(person: Person, { name, path }: HtmlSubject): Promise<Visited> {
  const { ms } = await person.open(path, ({ heading }) => heading !== undefined, PATIENCE_MS);
  const began = Date.now();
  for (;;) {
    const page = await lookAtHtml(person.visitor, name);
    const isReady = page.takenOver || (page.html === undefined && page.shown !== undefined);
    if (isReady || Date.now() - began > LIMIT_MS) return { page, ms };
    await pause(GLANCE_MS);
  }
}

function judge(page: HtmlPage, version: string): string[] {
  return [
    ...judgeAgreement(page, [version]),
    ...(page.html === version ? [] : [`Expected the HTML of ${version}, not of ${page.html}.`]),
    ...(page.takenOver ? [] : ['The elements of the HTML were not taken over.']),
  ];
}

/** HTML and code are those of the version that the composition names. */
function judgeAgreement({ named, html, shown, mismatches }: HtmlPage, versions: readonly string[]): string[] {
  return [
    ...(named !== undefined && versions.includes(named) ? [] : [`The composition names ${named}.`]),
    ...(html === undefined || html === named ? [] : [`The HTML is of ${html}, the code of ${named}.`]),
    ...(shown === named ? [] : [`The page shows ${shown}, and its code is ${named}.`]),
    ...mismatches,
  ];
}

async function judgeOpen(person: Person): Promise<string[]> {
  const { marked } = await person.look();
  return marked ? [] : ['The open page was loaded again.'];
}
