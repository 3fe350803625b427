import type { RefObject } from 'react';

/** A place in the text that a message belongs to. */
interface CodeProblem {
  readonly message: string;
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
}

/** What the editor and the plain control that stands in for it are given. They live in a `Field`. */
export interface CodeEditorProps {
  /** Names the editor for screen readers. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  rows: number;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Marks a line; called some time after a change. */
  findProblem?: ((text: string) => CodeProblem | null) | undefined;
}

/** Where the focus was in the control that the editor replaces; null when it was elsewhere. */
export type TakenSelection = RefObject<{ readonly anchor: number; readonly head: number } | null>;
