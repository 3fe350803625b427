import { EASE_OUT, EASE_OUT_BACK, LINEAR, type DrawingContext, type Layer } from '@declic/media/video';
import type { PointPlaces } from './layout';
import type { Ground } from './palette';
import { SCENE_DURATION } from './stage';

type Place = PointPlaces['art'];
type Motif = (place: Place, ground: Ground, start: number) => readonly Layer[];

const WHOLE_SCENE = SCENE_DURATION + 1;

/** One behind the number of each point. */
export const motifs: readonly [Motif, Motif, Motif] = [ringMotif, barMotif, gridMotif];

/** Rings around a disc, and a small disc that runs along the outer one. */
function ringMotif(place: Place, ground: Ground, start: number): readonly Layer[] {
  const { x, y, radius } = place;
  const grow = (index: number) => [
    { start: start + index * 0.09, duration: 1.1, curve: EASE_OUT, from: { scale: 0 } },
    { start: 0, duration: WHOLE_SCENE, curve: LINEAR, from: {}, to: { scale: 1.05 } },
  ];
  const disc: Layer = {
    origin: place,
    motions: grow(0),
    draw: (c) => fillCircle(c, { x, y, radius: radius * 0.8 }, ground.badge.background),
  };
  const rings = [1, 1.22].map((part, index): Layer => ({
    origin: place,
    motions: grow(index + 1),
    draw: (context) => {
      context.strokeStyle = ground.shade;
      context.lineWidth = radius * (index === 0 ? 0.05 : 0.014);
      context.beginPath();
      context.arc(x, y, radius * part, 0, Math.PI * 2);
      context.stroke();
    },
  }));
  const satellite: Layer = {
    origin: place,
    motions: [
      { start: start + 0.2, duration: 1.6, curve: EASE_OUT, from: { rotation: -150, scale: 0.2 } },
      { start: 0, duration: WHOLE_SCENE, curve: LINEAR, from: {}, to: { rotation: 26 } },
    ],
    draw: (c) => fillCircle(c, { x: x + radius * 0.863, y: y - radius * 0.863, radius: radius * 0.085 }, ground.accent),
  };
  return [disc, ...rings, satellite];
}

/** Bars that rise from a common base, the last one accented. */
function barMotif({ x, y, radius }: Place, ground: Ground, start: number): readonly Layer[] {
  const heights = [0.42, 0.66, 0.58, 0.94, 1.34, 1.86];
  const pitch = (radius * 2.24) / heights.length;
  const width = pitch * 0.72;
  const base = y + radius;
  return heights.map((part, index): Layer => {
    const height = radius * part;
    const left = x - radius * 1.12 + index * pitch;
    return {
      mask: { x: left, y: base - height, width, height },
      motions: [{ start: start + index * 0.07, duration: 1.05, curve: EASE_OUT, from: { y: height } }],
      draw: (context) => {
        context.fillStyle = index === heights.length - 1 ? ground.tint : ground.shade;
        context.beginPath();
        context.roundRect(left, base - height, width, height + width, width * 0.18);
        context.fill();
      },
    };
  });
}

/** A field of dots that appear in a diagonal wave; one of them is accented. */
function gridMotif({ x, y, radius }: Place, ground: Ground, start: number): readonly Layer[] {
  const count = 6;
  const pitch = (radius * 2.3) / count;
  const cells = Array.from({ length: count * count }, (_, index) => ({
    column: index % count,
    row: Math.floor(index / count),
  }));
  return cells.map(({ column, row }): Layer => {
    const center = { x: x + (column - (count - 1) / 2) * pitch, y: y + (row - (count - 1) / 2) * pitch };
    const isAccented = column === count - 1 && row === 0;
    const size = isAccented ? 0.34 : 0.12 + 0.026 * (column + count - 1 - row);
    return {
      origin: center,
      motions: [{ start: start + (column + row) * 0.05, duration: 0.7, curve: EASE_OUT_BACK, from: { scale: 0 } }],
      draw: (context) =>
        fillCircle(context, { ...center, radius: pitch * size }, isAccented ? ground.badge.background : ground.shade),
    };
  });
}

function fillCircle(context: DrawingContext, circle: Place, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(circle.x, circle.y, circle.radius, 0, Math.PI * 2);
  context.fill();
}
