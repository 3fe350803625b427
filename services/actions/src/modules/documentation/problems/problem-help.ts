/** What the documentation says about a problem's code. */
export interface ProblemHelp {
  readonly status: number;
  /** The status where the same code is answered with another one, too. */
  readonly otherStatus?: number;
  readonly title: string;
  /** When it is answered. */
  readonly when: string;
  readonly whatToDo: string;
}

/** The text of a code, in the order in which it is read. */
export function problemHelp(status: number, title: string, when: string, whatToDo: string): ProblemHelp {
  return { status, title, when, whatToDo };
}
