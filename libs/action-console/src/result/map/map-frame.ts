import type { FoundPlace } from '@declic/action-results';

/** What a map shows: its middle, as longitude and latitude, and the pixels of a radian. */
export interface MapFrame {
  readonly centre: readonly [number, number];
  readonly scale: number;
}

/** Pixels. */
export const MAP_WIDTH = 420;
export const MAP_HEIGHT = 300;

const SMALLEST_SCALE = 65;
const LARGEST_SCALE = 2_000_000;
/** Degrees: around a single place, its region is shown. */
const SMALLEST_SPAN = 0.05;
/** Of the map, so that labels have room. */
const FILLED = 0.7;

export const WORLD: MapFrame = { centre: [0, 25], scale: SMALLEST_SCALE };

/** The frame that shows these places. */
export function toMapFrame(places: readonly Pick<FoundPlace, 'latitude' | 'longitude'>[]): MapFrame {
  if (places.length === 0) return WORLD;
  const [west, east] = findBounds(places.map(({ longitude }) => longitude));
  const [south, north] = findBounds(places.map(({ latitude }) => latitude));
  const middle = (south + north) / 2;
  const wide = toScale(MAP_WIDTH, east - west);
  // Away from the equator, the projection stretches degrees of latitude.
  const high = toScale(MAP_HEIGHT, (north - south) / Math.max(Math.cos(toRadians(middle)), 0.2));
  return { centre: [(west + east) / 2, middle], scale: clampScale(Math.min(wide, high)) };
}

export function zoomBy({ centre, scale }: MapFrame, factor: number): MapFrame {
  return { centre, scale: clampScale(scale * factor) };
}

/** '47.2173° N, 1.5534° W'. */
export function formatPosition({ latitude, longitude }: Pick<FoundPlace, 'latitude' | 'longitude'>): string {
  const side = (degrees: number, [plus, minus]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? minus : plus}`;
  return `${side(latitude, ['N', 'S'])}, ${side(longitude, ['E', 'W'])}`;
}

const KM_PER_RADIAN = 6_371;
const NICE = [1, 2, 5];

/** A round distance that is at most a quarter of the map, and how long it is drawn. */
export function toScaleBar({ centre: [, latitude], scale }: MapFrame): { label: string; pixels: number } {
  const kmPerPixel = (KM_PER_RADIAN * Math.cos(toRadians(latitude))) / scale;
  const most = (MAP_WIDTH / 4) * kmPerPixel;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = (NICE.findLast((step) => step * power <= most) ?? 1) * power;
  return { label: km >= 1 ? `${km} km` : `${Math.round(km * 1_000)} m`, pixels: km / kmPerPixel };
}

function toScale(pixels: number, degrees: number): number {
  return (pixels * FILLED) / toRadians(Math.max(degrees, SMALLEST_SPAN));
}

function clampScale(scale: number): number {
  return Math.min(Math.max(scale, SMALLEST_SCALE), LARGEST_SCALE);
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function findBounds(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
