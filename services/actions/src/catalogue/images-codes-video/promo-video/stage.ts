import type { MeasureText, PictureLayer } from '@declic/media/video';
import type { Layout } from './layout';
import type { Palette } from './palette';

/** What the video says. */
export interface PromoText {
  readonly headline: string;
  readonly points: readonly PromoPoint[];
  readonly call: string | null;
  readonly brandName: string | null;
  readonly website: string | null;
}

export interface PromoPoint {
  readonly title: string;
  readonly text: string | null;
}

/** The picture and its size in pixels. */
export type Logo = Pick<PictureLayer['picture'], 'image' | 'png'> & { readonly width: number; readonly height: number };

/** What all scenes are made from. */
export interface Stage {
  readonly layout: Layout;
  readonly palette: Palette;
  readonly text: PromoText;
  readonly logo: Logo | null;
  readonly measure: MeasureText;
}

/** Seconds. */
export const SCENE_DURATION = 3;
export const SCENE_COUNT = 5;
