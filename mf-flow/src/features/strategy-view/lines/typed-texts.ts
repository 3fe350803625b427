import type { CallFailure } from '@declic/remote-kit';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { StrategyPart } from '../../../strategy/strategies.queries';

/** What is typed in an open field, and why it was refused. */
export interface TypedText {
  readonly text: string;
  /** What the field began with. */
  readonly original: string;
  readonly problem?: TypedTextProblem;
}

export interface TypedTextProblem {
  readonly text: string;
  /** When a call failed: its request id and when to try again. */
  readonly failure?: CallFailure;
}

/** Where one types: at a line of a part, or at its new lines (`null`). */
export interface TextPlace {
  readonly strategyId: string;
  readonly part: StrategyPart;
  readonly lineId: string | null;
}

/**
 * The open fields of summaries. They are kept outside of the components, so that what was typed is still there after a look at
 * another tab, and when its line was removed in another tab.
 */
export const typedTexts: StoreApi<Readonly<Record<string, TypedText>>> = createStore(() => ({}));

export function useTypedText(place: TextPlace): TypedText | undefined {
  const key = toKey(place);
  return useStore(typedTexts, (texts) => texts[key]);
}

/** Undefined closes the field. */
export function putTypedText(place: TextPlace, typed: TypedText | undefined): void {
  const { [toKey(place)]: _before, ...others } = typedTexts.getState();
  typedTexts.setState(typed ? { ...others, [toKey(place)]: typed } : others, true);
}

const LINE_IS_GONE = 'The line that you were changing was removed elsewhere. You can add your text as a new line.';

/** Text that was typed at lines that are gone is offered as new lines of their part. */
export function moveOrphanedTexts(strategyId: string, part: StrategyPart, lineIds: readonly string[]): void {
  const prefix = `${toKey({ strategyId, part, lineId: '' })}`;
  for (const [key, typed] of Object.entries(typedTexts.getState())) {
    const lineId = key.slice(prefix.length);
    if (!key.startsWith(prefix) || lineId === '' || lineIds.includes(lineId)) continue;
    putTypedText({ strategyId, part, lineId }, undefined);
    if (typed.text.trim() !== typed.original) offerAsNewLine({ strategyId, part }, typed.text, { text: LINE_IS_GONE });
  }
}

/** Opens the field for new lines with a text, behind what is typed there already. */
export function offerAsNewLine(
  { strategyId, part }: Omit<TextPlace, 'lineId'>,
  text: string,
  problem: TypedTextProblem,
): void {
  const place = { strategyId, part, lineId: null };
  const typed = typedTexts.getState()[toKey(place)]?.text.trim();
  putTypedText(place, { text: typed ? `${typed}\n${text}` : text, original: '', problem });
}

const toKey = ({ strategyId, part, lineId }: TextPlace) => `${strategyId} ${part} ${lineId ?? ''}`;
