import type { Rectangle } from '../geometry';

/** A place on a page: points (1/72 inch) from its upper left corner, pixels for pictures. */
export type Box = Rectangle;

/** The smallest box around others. */
export function findUnion(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Only the four sides, to a tenth of a point. */
export function roundBox({ x, y, width, height }: Box): Box {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

export const rightOf = (box: Box): number => box.x + box.width;
export const bottomOf = (box: Box): number => box.y + box.height;
export const centerOf = (box: Box): number => box.x + box.width / 2;
