import { brokenAnswer, type Operation, type Replies, serveApi } from '@declic/openapi/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentQueryClient } from '../query-client';
import { brokenAnswers, NOT_FOR_PEOPLE } from './broken-answers';
import { findGaps, type ProjectCalls, readCalls } from './fed-calls';

/** A screen on which one call fails. */
export interface FailingScreen {
  /** The call, as `POST /api/accounts/session`. */
  readonly call: Operation;
  /** Opens the screen. */
  readonly open: () => unknown;
  /** Makes the call, when opening the screen does not. */
  readonly act?: () => Promise<unknown>;
  /** At least so many messages are awaited, e.g. 2 for an alert and a toast; 1 unless given. */
  readonly says?: number;
  /** Messages that are no alert, as a selector: what a page says beside its own work. */
  readonly alsoSays?: string;
  /** Answers to the other calls. */
  readonly replies?: Replies;
}

/**
 * Feeds the same broken answers to every screen and reads what people read then: no status line, nothing of a program, and word
 * for word what the file says. With the calls of the project, each of them has a screen here or a reason to have none.
 */
export function failureTexts(
  screens: Readonly<Record<string, FailingScreen>>,
  file: string,
  project?: ProjectCalls,
): void {
  const report: Report = new Map();

  describe('what people read when a call fails', () => {
    // The first toast would otherwise come later than the others.
    beforeAll(() => import('@declic/design-system/toast'));
    afterEach(async () => {
      cleanup();
      (await import('@declic/design-system/toast')).toast.dismiss();
    });

    describe.each(Object.keys(screens))('%s', (name) => {
      it.each(Object.keys(brokenAnswers))('%s', async (kind) => {
        const texts = await readFailure(screens[name] as FailingScreen, brokenAnswers[kind] as () => Response); // their own keys
        expect(texts.join(' ')).not.toMatch(NOT_FOR_PEOPLE);
        note(report, name, kind, texts);
      });
    });

    if (project) {
      it('is known of every call', async () => {
        const fed = Object.values(screens).map(({ call }) => call);
        expect(findGaps(await readCalls(project.entry), fed, project.silent)).toEqual([]);
      });
    }

    it(`reads as ${file} says`, () => expect(written(report)).toMatchFileSnapshot(file));
  });
}

type Report = Map<string, Map<string, string[]>>;

/** Answers on which a screen says the same stand together. */
function note(report: Report, screen: string, kind: string, texts: readonly string[]): void {
  const said = texts.map((text) => `    ${text}\n`).join('');
  const kinds = report.get(screen) ?? new Map<string, string[]>();
  report.set(screen, kinds.set(said, [...(kinds.get(said) ?? []), kind]));
}

function written(report: Report): string {
  const screens = [...report].map(([screen, kinds]) => {
    const entries = [...kinds].map(([said, names]) => `  ${names.join(' · ')}\n${said}`);
    return `${screen}\n${entries.join('')}`;
  });
  return screens.join('\n');
}

async function readFailure(
  { call, open, act, says = 1, alsoSays, replies = {} }: FailingScreen,
  fail: () => Response | Promise<Response>,
) {
  vi.spyOn(console, 'error').mockReturnValue();
  serveApi({ ...replies, [call]: async () => brokenAnswer(await fail()) });
  const read = () => readAloud([ALERTS, ...(alsoSays ? [alsoSays] : [])].join(', '));
  const before = new Set(read());
  const readSince = () => read().filter((text) => !before.has(text));
  open();
  await act?.();
  return waitFor(() => settled(readSince, says), { interval: 5 });
}

/** The messages since, once the page's calls have ended and what followed from their answers is rendered. */
async function settled(readSince: () => string[], says: number): Promise<string[]> {
  const client = currentQueryClient();
  if (client.isFetching() + client.isMutating() > 0) throw new Error('Calls have not ended.');
  const first = readSince();
  await renderTurns();
  const second = readSince();
  if (first.length < says || first.join() !== second.join())
    throw new Error(`${first.length} messages are there, or more are coming.`);
  return second;
}

/** A message is rendered some turns after the answer: the cache notifies in a timer, React renders in a task, a toast in a timer. */
async function renderTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Alerts, toasts of failures and the errors of fields. */
const ALERTS = '[role="alert"], [data-sonner-toast][data-type="error"], [aria-invalid="true"]';

/** What the elements say, from the top of the page to its end. */
function readAloud(selector: string): string[] {
  const said = [...document.querySelectorAll(selector)];
  return said
    .map((element) => (element.getAttribute('aria-invalid') === 'true' ? readError(element) : readText(element)))
    .filter((text) => text !== '');
}

function readError(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const messages = ids.map((id) => document.getElementById(id)).filter((element) => element?.matches('p:has(> svg)')); // neither hint nor checklist
  return messages.map((element) => `at its field: ${element?.textContent ?? ''}`).join('; ');
}

const TIME = /\d{1,2}:\d\d:\d\d [AP]M/g;

/** With the texts of its parts apart, and without the time of day. */
function readText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent?.trim() ?? '');
  const text = parts.filter((part) => part !== '').join(' | ');
  return text.replaceAll(TIME, '(time)');
}
