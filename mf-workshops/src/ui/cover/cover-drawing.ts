import type { Session } from '../../domain/session';
import { type Motif, motifs } from './cover-motifs';
import { coverTheme } from './cover-theme';
import { createRandom } from './seeded-random';

/** The visible part of the drawing; the background extends beyond it. */
export const SHEET = { width: 320, height: 180 } as const;

export type Ground = 'paper' | 'warm' | 'ink';

interface Ring {
  readonly radius: number;
  readonly width: number;
}

export type CoverSubject = Pick<Session, 'id' | 'level' | 'title' | 'subtitle' | 'stack'>;

export interface CoverDrawing extends Pick<Motif, 'areas' | 'lines' | 'details'> {
  readonly ground: Ground;
  readonly centre: { readonly x: number; readonly y: number };
  /** The outermost first: the higher the level, the more rings. */
  readonly rings: readonly Ring[];
  /** The stroke that leaves the outermost ring: the click. */
  readonly stroke: { readonly d: string; readonly width: number };
  /** Faint background lines. */
  readonly rules: readonly number[];
}

const RINGS: Record<Session['level'], number> = { beginner: 1, intermediate: 2, advanced: 3 };
const GROUNDS: readonly Ground[] = ['paper', 'warm', 'ink', 'paper', 'warm'];

/** The same workshop always has the same cover, on every machine; no picture is stored. */
export function drawCover(subject: CoverSubject): CoverDrawing {
  const random = createRandom(`${subject.level}:${subject.id}`);
  const { ring, direction, areas, lines, details } = motifs[coverTheme(subject)];
  const rings = drawRings(RINGS[subject.level], ring.radius);
  return {
    ground: pick(GROUNDS, random()),
    centre: ring,
    rings,
    stroke: drawStroke(ring, rings[0], direction + between(random(), -8, 8), between(random(), 22, 32)),
    rules: drawRules(Math.round(between(random(), 14, 22))),
    areas,
    lines,
    details,
  };
}

/** `outer` is the outermost edge of the drawing, line width included. */
function drawRings(count: number, outer: number): Ring[] {
  const width = count === 1 ? 11 : count === 2 ? 8 : 6;
  return Array.from({ length: count }, (_, index) => ({
    radius: round(outer - width / 2 - index * width * 1.7),
    width,
  }));
}

function drawStroke(
  centre: { x: number; y: number },
  { radius, width }: Ring = { radius: 30, width: 11 },
  degrees: number,
  length: number,
) {
  const angle = (degrees * Math.PI) / 180;
  const at = (distance: number) =>
    `${round(centre.x + Math.cos(angle) * distance)} ${round(centre.y + Math.sin(angle) * distance)}`;
  return { d: `M${at(radius + width * 0.4)}L${at(radius + length)}`, width: Math.max(width, 9) };
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
