import type { Point, Rectangle } from '@declic/media/video';

export type Ratio = 'landscape' | 'square' | 'portrait';

/** Where text and drawing of a point go. */
export interface PointPlaces {
  readonly text: Rectangle;
  readonly art: Point & { readonly radius: number };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** One 720th of the short side. */
  readonly unit: number;
  /** Nothing that is read stands outside: players and networks put their controls there. */
  readonly safe: Rectangle;
  readonly hook: Rectangle;
  /** One after the other for the three points. */
  readonly points: readonly [PointPlaces, PointPlaces, PointPlaces];
  readonly call: Rectangle;
}

const LANDSCAPE_TEXT = { y: 152, width: 620, height: 416 };
const SQUARE_TEXT = { x: 90, y: 580, width: 900, height: 360 };
const PORTRAIT_TEXT = { x: 60, width: 580, height: 320 };

/** The sizes that video networks ask for: 16:9, 1:1 and 9:16. */
export const layouts: Readonly<Record<Ratio, Layout>> = {
  // EBU R 95: graphics within 90 % of the width and height.
  landscape: {
    width: 1280,
    height: 720,
    unit: 1,
    safe: { x: 72, y: 54, width: 1136, height: 612 },
    hook: { x: 72, y: 150, width: 860, height: 420 },
    points: [
      { text: { x: 72, ...LANDSCAPE_TEXT }, art: { x: 1000, y: 360, radius: 232 } },
      { text: { x: 588, ...LANDSCAPE_TEXT }, art: { x: 290, y: 360, radius: 232 } },
      { text: { x: 72, ...LANDSCAPE_TEXT }, art: { x: 1000, y: 360, radius: 232 } },
    ],
    call: { x: 190, y: 120, width: 900, height: 480 },
  },
  square: {
    width: 1080,
    height: 1080,
    unit: 1.5,
    safe: { x: 90, y: 84, width: 900, height: 912 },
    hook: { x: 90, y: 220, width: 860, height: 560 },
    points: [
      { text: SQUARE_TEXT, art: { x: 720, y: 340, radius: 188 } },
      { text: SQUARE_TEXT, art: { x: 330, y: 340, radius: 188 } },
      { text: SQUARE_TEXT, art: { x: 720, y: 340, radius: 188 } },
    ],
    call: { x: 120, y: 180, width: 840, height: 720 },
  },
  // Short-video networks cover about an eighth above and a fifth below.
  portrait: {
    width: 720,
    height: 1280,
    unit: 1,
    safe: { x: 60, y: 150, width: 600, height: 880 },
    hook: { x: 60, y: 260, width: 580, height: 520 },
    points: [
      { text: { ...PORTRAIT_TEXT, y: 225 }, art: { x: 360, y: 775, radius: 178 } },
      { text: { ...PORTRAIT_TEXT, y: 670 }, art: { x: 300, y: 440, radius: 178 } },
      { text: { ...PORTRAIT_TEXT, y: 225 }, art: { x: 360, y: 775, radius: 178 } },
    ],
    call: { x: 60, y: 280, width: 600, height: 640 },
  },
};
