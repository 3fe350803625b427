/** A timing curve from (0, 0) to (1, 1) with two control points, as in CSS Easing Functions Level 1. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

export const LINEAR: Curve = [0, 0, 1, 1];
/** Fast at first, with a long soft end: for what comes in. */
export const EASE_OUT: Curve = [0.16, 1, 0.3, 1];
/** For what moves from one place to another. */
export const EASE_IN_OUT: Curve = [0.76, 0, 0.24, 1];
/** Goes a little beyond its end and comes back. */
export const EASE_OUT_BACK: Curve = [0.34, 1.4, 0.64, 1];

const BISECTIONS = 24;

/** The value of a curve at a part of its time between 0 and 1. */
export function ease([x1, y1, x2, y2]: Curve, time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, (low + high) / 2);
}

function bezier(a: number, b: number, t: number): number {
  const u = 1 - t;
  return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t;
}
