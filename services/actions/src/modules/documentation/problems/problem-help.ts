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
