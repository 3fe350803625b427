import type { Session } from '../domain/session';

/** The visible part of the drawing; the background extends beyond it. */
export const SHEET = { width: 320, height: 180 } as const;

export type Ground = 'paper' | 'warm' | 'ink';

export interface Ring {
  readonly radius: number;
  readonly width: number;
}

export interface CoverDrawing {
  readonly ground: Ground;
  readonly centre: { readonly x: number; readonly y: number };
  /** The outermost first: the higher the level, the more rings. */
  readonly rings: readonly Ring[];
  /** The stroke that leaves the outermost ring: the click. */
  readonly stroke: {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly width: number;
  };
  /** Faint background lines. */
  readonly rules: readonly number[];
}

const RINGS: Record<Session['level'], number> = { beginner: 1, intermediate: 2, advanced: 3 };
const GROUNDS: readonly Ground[] = ['paper', 'warm', 'ink', 'paper', 'warm'];

/** Upwards to the right or the left: a click lifts. In degrees. */
const DIRECTIONS = [-30, -45, -60, -120, -135, -150];

/** The same workshop always has the same cover, on every machine; no picture is stored. */
export function drawCover(id: string, level: Session['level']): CoverDrawing {
  const random = createRandom(`${level}:${id}`);
  const centre = { x: Math.round(between(random(), 84, 236)), y: Math.round(between(random(), 94, 104)) };
  const rings = drawRings(RINGS[level], between(random(), 42, 56));
  return {
    ground: pick(GROUNDS, random()),
    centre,
    rings,
    stroke: drawStroke(centre, rings[0], pick(DIRECTIONS, random()), between(random(), 34, 52)),
    rules: drawRules(Math.round(between(random(), 14, 22))),
  };
}

function drawRings(count: number, outer: number): Ring[] {
  const width = count === 1 ? 16 : count === 2 ? 11 : 8;
  return Array.from({ length: count }, (_, index) => ({ radius: Math.round(outer - index * width * 1.75), width }));
}

function drawStroke(
  centre: { x: number; y: number },
  { radius, width }: Ring = { radius: 50, width: 16 },
  degrees: number,
  length: number,
) {
  const angle = (degrees * Math.PI) / 180;
  const at = (distance: number) => ({
    x: round(centre.x + Math.cos(angle) * distance),
    y: round(centre.y + Math.sin(angle) * distance),
  });
  const from = at(radius + width * 0.4);
  const to = at(radius + length);
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y, width };
}

function drawRules(gap: number): number[] {
  return Array.from({ length: Math.floor(SHEET.height / gap) }, (_, index) => (index + 1) * gap).filter(
    (y) => y < SHEET.height,
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
const between = (part: number, low: number, high: number): number => low + part * (high - low);

function pick<Item>(items: readonly Item[], part: number): Item {
  return items[Math.min(items.length - 1, Math.floor(part * items.length))] as Item; // the index is inside, and no list here is empty
}

/** FNV-1a for the seed, mulberry32 for the sequence: small, and the same in every browser. */
function createRandom(text: string): () => number {
  let seed = 0x811c9dc5;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
