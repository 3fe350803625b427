import { setTimeout as pause } from 'node:timers/promises';

/** What a program of a test prints when it is at its fail point. */
export const FAIL_POINT_REACHED = 'fail point reached';

export interface FailPoints<Point extends string> {
  /** The one that FAIL_POINT names. */
  readonly failPoint: Point;
  /** Stops this process when it is there: it says so, and waits to be killed, or for PAUSE_MS. */
  readonly passing: (point: Point) => Promise<void>;
  /** Puts these points before and after a method. */
  readonly around: (prototype: object, method: string, points: { before?: Point; after?: Point }) => void;
}

/** Reads where this process shall stop. */
export function readFailPoint<Point extends string>(): FailPoints<Point> {
  // The tests that set it name one of its points.
  const failPoint = process.env['FAIL_POINT'] as Point;
  const pauseMs = Number(process.env['PAUSE_MS']);
  const passing = async (point: Point) => {
    if (point !== failPoint) return;
    process.stdout.write(`${FAIL_POINT_REACHED}\n`);
    await (pauseMs > 0 ? pause(pauseMs) : new Promise(() => undefined));
  };
  return {
    failPoint,
    passing,
    around(prototype, name, { before, after }) {
      // What the methods take and give differs, and is passed on as it is.
      const methods = prototype as Record<string, (...input: unknown[]) => Promise<unknown>>;
      const method = methods[name];
      if (!method) throw new Error(`There is no method ${name}.`);
      methods[name] = async function (this: unknown, ...input) {
        if (before) await passing(before);
        const result = await method.apply(this, input);
        if (after) await passing(after);
        return result;
      };
    },
  };
}
