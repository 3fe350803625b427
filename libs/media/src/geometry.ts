export const POINTS_PER_INCH = 72;

/** In pixels, or in points on pages. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point, Size {}
