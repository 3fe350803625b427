import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@declic/tools/database/processes';
import { type Misbehaviour, misbehaviours } from '../proxy/misbehaviour.ts';
import { GLANCE_MS, LIMIT_MS, PATIENCE_MS, QUIET_MS, TOLERANCE_MS } from '../visit/limits.ts';
import { markDocument } from '../visit/look.ts';
import type { Person } from '../visit/person.ts';
import { tour } from '../visit/tour.ts';
import { type Scenario, toCase } from './scenario.ts';

const LIMIT = LIMIT_MS + TOLERANCE_MS;
/** Between two presses of one person. */
const PRESS_MS = 500;

/** A part of a page of the console whose file is loaded when the part is first shown. */
interface LatePart {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly heading: string;
  readonly file: RegExp;
  /** What a person presses to see it; nothing where the page shows it at once. */
  readonly opener?: string;
  /** A part that is opened again closes when it fails; another one has a button, or comes with the next visit of its page. */
  readonly retry: 'opener' | 'button' | 'visit';
  /** Is there when the part is. */
  readonly shown: string;
  /** What the page says in its place. */
  readonly words: string;
}

const PARTS: readonly LatePart[] = [
  {
    ...{ id: 'chart', title: 'chart', path: '/usage', heading: 'Usage' },
    file: /^\/shell\/[^/]+\/assets\/chart-[^/]+\.js$/,
    retry: 'visit',
    shown: 'main svg[role="img"]',
    words: 'The chart could not be loaded',
  },
  {
    ...{ id: 'date-picker', title: 'date picker', path: '/usage?period=custom', heading: 'Usage' },
    file: /^\/shell\/[^/]+\/assets\/range-picker-[^/]+\.js$/,
    opener: '[role="group"] button[aria-haspopup="dialog"]',
    retry: 'button',
    shown: '[role="grid"]',
    words: 'Retry',
  },
  {
    ...{ id: 'dialog', title: 'dialog', path: '/actions/email_validate/playground', heading: 'email_validate' },
    file: /^\/remotes\/mf-console\/[^/]+\/assets\/history-dialog-[^/]+\.js$/,
    opener: 'main button[aria-haspopup="dialog"]',
    retry: 'opener',
    shown: '[role="dialog"]',
    words: 'This could not be opened',
  },
];

interface How {
  readonly id: string;
  readonly words: string;
  readonly misbehave: Misbehaviour;
  readonly failure: string;
}

const HOW: readonly How[] = [
  { id: 'missing', words: 'answers 404', misbehave: misbehaviours.notFound, failure: 'load' },
  { id: 'silent', words: 'never answers', misbehave: misbehaviours.never, failure: 'slow' },
];

/** One row of each fault, for files of the shell. Files of remotes that answered 404 come after a reload only in Firefox. */
const IN_FIREFOX: readonly string[] = ['chart-silent', 'date-picker-missing'];

/**
 * The page stands; the part says within the limit that it has not come, comes once its file can be had, without a reload, and is reported
 * once, in the name of whose file it is.
 */
const latePart = (part: LatePart, how: How): Scenario => ({
  id: `${part.id}-${how.id}`,
  title: `the file of a ${part.title}, loaded when that is first shown, ${how.words}`,
  main: IN_FIREFOX.includes(`${part.id}-${how.id}`),
  failures: [how.failure],
  async play({ kit }, person) {
    kit.proxy.rules = [{ matches: (path) => part.file.test(path), misbehave: how.misbehave }];
    const page = await person.open(part.path, ({ heading }) => heading === part.heading, PATIENCE_MS);
    const began = performance.now();
    if (part.opener) await person.click(part.opener, () => true, PATIENCE_MS);
    const isSaid = await says(person, part.words, LIMIT);
    const ms = Math.round(performance.now() - began);
    await markDocument(person.visitor);
    // Healing closes connections, and browsers send a beacon again that was on its way.
    await pause(QUIET_MS);
    kit.proxy.heal();
    const isBack = part.retry === 'visit' ? undefined : await retryPart(person, part);
    const areas = await tour(person);
    // The last page of the tour is the one of the chart.
    const isThere = isBack ?? (await shows(person, part.shown, PATIENCE_MS));
    const { marked } = await person.look();
    const file = kit.proxy.asked.findLast((path) => part.file.test(path)) ?? '';
    const isNamed = kit.proxy.beacons.every(
      ({ kind, remote, version }) => kind !== 'failed' || file.includes(`/${remote}/${version}/`),
    );
    return {
      entry: 'direct',
      visit: 'first',
      seen: isSaid ? 'page, whose part says so' : page.reached ? 'page' : 'no page',
      ms,
      retry: isThere ? 'came' : 'never came',
      areas,
      problems: [
        ...(isSaid ? [] : [`Expected "${part.words}" within ${LIMIT_MS / 1000} s.`]),
        ...(isThere ? [] : ['Expected the part when its file could be had again.']),
        ...(marked ? [] : ['The page was reloaded.']),
        ...(isNamed ? [] : [`A failed beacon does not name whose file ${file} is.`]),
      ],
    };
  },
});

/** Presses what brings the part until it is there. */
async function retryPart(person: Person, { opener = '', retry, shown }: LatePart): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    await person.visitor.click(retry === 'opener' ? opener : 'main [role="alert"] button');
    if (await shows(person, shown, PRESS_MS)) return true;
  }
  return false;
}

const says = (person: Person, words: string, limitMs: number) =>
  becomesTrue(person, (wanted) => document.body.textContent.includes(wanted), words, limitMs);

const shows = (person: Person, selector: string, limitMs: number) =>
  becomesTrue(person, (wanted) => document.querySelector(wanted) !== null, selector, limitMs);

/** `isTrue` runs in the page; a page that is being left has no answer. */
function becomesTrue({ visitor }: Person, isTrue: (wanted: string) => boolean, wanted: string, limitMs: number) {
  return waitUntil(() => visitor.evaluate(isTrue, wanted).catch(() => false), limitMs, GLANCE_MS);
}

export const latePartCases = PARTS.flatMap((part) => HOW.map((how) => toCase(latePart(part, how))));
