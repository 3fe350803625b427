export interface MapLabel {
  readonly x: number;
  readonly y: number;
}

/** Pixels of the map. */
const LINE = 18;
export const LABEL_WIDTH = 170;

/** Moves labels down until none lies on an earlier one. */
export function placeLabels(points: readonly (readonly [number, number])[]): MapLabel[] {
  const placed: MapLabel[] = [];
  for (const [x, pointY] of points) {
    let y = pointY;
    while (placed.some((other) => Math.abs(other.x - x) < LABEL_WIDTH && Math.abs(other.y - y) < LINE)) y += LINE;
    placed.push({ x, y });
  }
  return placed;
}
