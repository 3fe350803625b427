import { notify } from '@declic/remote-kit';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Idea } from '../../idea/ideas.queries';
import { useKeyDown } from '../../use-key-down';
import type { IdeaDecisions } from './use-idea-decisions';

export interface IdeaKeysOptions {
  list: RefObject<HTMLElement | null>;
  /** In the order in which they are shown. */
  ideas: readonly Idea[];
  decisions: IdeaDecisions;
  onHelp: () => void;
}

/**
 * J and K move through the ideas, A and R decide on the one that has the focus, U takes the last decision back, ? lists the keys;
 * all of them only while nothing is typed and nothing is open over the page. The focus moves, so that screen readers read the idea.
 */
export function useIdeaKeys({ list, ideas, decisions, onHelp }: IdeaKeysOptions): void {
  const last = useLastRow(list, ideas);

  const move = (step: 1 | -1) => {
    const rows = listRows(list.current);
    const from = rows.findIndex((row) => row.dataset['idea'] === last.current?.id);
    const next = rows[from < 0 ? 0 : from + step];
    if (next) focusRow(next);
    else notify.info(step > 0 ? 'This is the last idea' : 'This is the first idea');
  };

  const withCurrent = (act: (idea: Idea) => void) => {
    const current = ideas.find(({ id }) => id === last.current?.id);
    if (current) act(current);
    else move(1);
  };

  const keys: Readonly<Record<string, () => void>> = {
    j: () => move(1),
    k: () => move(-1),
    a: () => withCurrent(decisions.approve),
    r: () => withCurrent(decisions.reject),
    u: decisions.undoLast,
    '?': onHelp,
  };

  useKeyDown((event) => {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented, isComposing } = event;
    if (altKey || ctrlKey || metaKey || defaultPrevented || isComposing || isTyping(target) || isCovered()) return;
    const act = keys[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** The row that had the focus last. Where a filter takes it away with the focus, the one in its place gets the focus. */
function useLastRow(list: RefObject<HTMLElement | null>, ideas: readonly Idea[]) {
  const last = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-idea]') : null;
      const id = row?.dataset['idea'];
      if (row && id !== undefined && list.current?.contains(row))
        last.current = { id, index: listRows(list.current).indexOf(row) };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);

  useLayoutEffect(() => {
    const known = last.current;
    if (!known || ideas.some(({ id }) => id === known.id)) return;
    last.current = null;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const rows = listRows(list.current);
    const next = rows[Math.min(known.index, rows.length - 1)];
    if (next) focusRow(next);
  }, [ideas, list]);

  return last;
}

const listRows = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-idea]') ?? [])];

function focusRow(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' }); // jsdom has none
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null
  );
}

/** A dialog or a menu is open. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
