import type { Point, Rectangle, Size } from '../geometry';
import type { DrawingContext, Image } from './canvas';
import type { Curve } from './cubic-bezier';

/** How far a layer is from its place; what is not said is at its place. */
export interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly rotation?: number;
  readonly opacity?: number;
}

/** A movement between two poses. Times are seconds after the start of the scene. */
export interface Motion {
  readonly start: number;
  readonly duration: number;
  readonly curve: Curve;
  readonly from: Pose;
  readonly to?: Pose;
}

interface LayerFrame {
  /** Of scaling and rotation. */
  readonly origin?: Point;
  /** The layer is seen only in here; the mask does not move with it. */
  readonly mask?: Rectangle;
  /** Each works on the result of the ones after it. */
  readonly motions?: readonly Motion[];
}

/** Shapes and text; drawn anew for each frame. */
interface DrawnLayer extends LayerFrame {
  draw(context: DrawingContext): void;
}

export interface PictureLayer extends LayerFrame {
  readonly picture: { readonly image: Image; readonly png: Uint8Array; readonly place: Rectangle };
}

export type Layer = DrawnLayer | PictureLayer;

/** How a scene covers the one before it: a circle that grows, or a panel that comes in from a side. */
export type RevealShape =
  | { readonly kind: 'circle'; readonly center: Point; readonly radius: number }
  | { readonly kind: 'panel'; readonly from: 'left' | 'right' | 'bottom' };

export interface Reveal {
  readonly shape: RevealShape;
  /** Seconds. */
  readonly duration: number;
  /** Colours that run ahead of the scene in the same shape. */
  readonly leads: readonly string[];
  /** Seconds from one lead to the next, and from the last one to the scene. */
  readonly leadInterval: number;
  readonly curve: Curve;
}

export interface Scene {
  /** Seconds. */
  readonly duration: number;
  readonly background: string;
  readonly layers: readonly Layer[];
  /** Absent for a cut. */
  readonly reveal?: Reveal;
}

/** Scenes one after the other. */
export interface Film extends Size {
  readonly scenes: readonly Scene[];
}

/** The scenes with the second at which each starts. */
export function toTimeline({ scenes }: Film): readonly (Scene & { readonly start: number })[] {
  let start = 0;
  return scenes.map((scene) => {
    const timed = { ...scene, start };
    start += scene.duration;
    return timed;
  });
}

export function filmDuration({ scenes }: Film): number {
  return scenes.reduce((sum, { duration }) => sum + duration, 0);
}
