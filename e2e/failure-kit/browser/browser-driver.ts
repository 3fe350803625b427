/** The browsers that the kit drives. */
export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

export interface VisitorOptions {
  /** How far the clock of the visitor's machine is ahead; negative when it is behind. */
  readonly clockAheadMs?: number | undefined;
  /** Runs in each document before its own code. It sees nothing but the page. */
  readonly beforeCode?: (() => void) | undefined;
}

/** All that the kit asks of a browser. */
export interface BrowserDriver {
  readonly name: BrowserName;
  /** A visitor with an empty cache and no cookies, in one tab. */
  newVisitor(options?: VisitorOptions): Promise<Visitor>;
  close(): Promise<void>;
}

/** One tab. */
export interface Visitor {
  /** What the page wrote to the console as an error, and errors that it did not catch. */
  readonly complaints: readonly string[];
  /** Loads a document, and does not wait for what it loads. */
  open(url: string): Promise<void>;
  /** Clicks the first visible element. Resolves to false when there is none. */
  click(selector: string): Promise<boolean>;
  /** Runs a function in the page. It sees nothing but its argument. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  close(): Promise<void>;
}
