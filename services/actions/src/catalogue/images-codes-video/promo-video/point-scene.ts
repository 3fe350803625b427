import {
  applyTextStyle,
  EASE_IN_OUT,
  EASE_OUT,
  LINEAR,
  type Layer,
  type Reveal,
  type Scene,
  type TextStyle,
} from '@declic/media/video';
import { chromeLayers } from './chrome-layers';
import type { PointPlaces } from './layout';
import { motifs } from './motifs';
import { pointText } from './point-text';
import { SCENE_DURATION, type PromoPoint, type Stage } from './stage';

const NUMERAL: TextStyle = { family: 'heading', weight: 760, tracking: -0.04 };
/** Height of a digit, in parts of the size. */
const DIGIT_HEIGHT = 0.7;
/** Seconds; the scene before is still seen until then. */
const TEXT_START = 0.42;

export type PointIndex = 0 | 1 | 2;

/** One point: its number before a drawing, its title, and a text where there is one. */
export function pointScene(stage: Stage, index: PointIndex, point: PromoPoint) {
  const { layout, palette } = stage;
  const ground = [palette.paper, palette.ink, palette.soft][index] ?? palette.paper;
  const places = layout.points[index];
  const { title, detail, layers } = pointText(stage, places, ground, point, TEXT_START);
  const numeralColor = index === 0 ? ground.badge.text : ground.accent;
  const scene: Scene = {
    duration: SCENE_DURATION,
    background: ground.background,
    layers: [
      ...motifs[index](places.art, ground, TEXT_START - 0.1),
      numeralLayer(stage, places, numeralColor, `${index + 1}`),
      ...layers,
      ...chromeLayers(stage, ground, index + 1),
    ],
    reveal: reveals(stage, places)[index],
  };
  return { scene, ground, fitted: title, detail };
}

function reveals({ palette, layout }: Stage, { art }: PointPlaces): readonly [Reveal, Reveal, Reveal] {
  const times = { duration: 0.8, leadInterval: 0.09, curve: EASE_IN_OUT } as const;
  const radius = Math.hypot(Math.max(art.x, layout.width - art.x), Math.max(art.y, layout.height - art.y));
  return [
    { ...times, shape: { kind: 'panel', from: 'right' }, leads: [palette.ink.background] },
    { ...times, shape: { kind: 'circle', center: art, radius }, leads: [palette.brand.background] },
    { ...times, shape: { kind: 'panel', from: 'bottom' }, leads: [palette.brand.background] },
  ];
}

function numeralLayer({ measure }: Stage, { art }: PointPlaces, color: string, digit: string): Layer {
  const size = (art.radius * 1.16) / DIGIT_HEIGHT;
  const width = measure(digit, NUMERAL) * size;
  const height = size * DIGIT_HEIGHT;
  const margin = size * 0.05;
  return {
    mask: { x: art.x - width, y: art.y - height / 2 - margin, width: width * 2, height: height + margin * 2 },
    motions: [
      { start: TEXT_START, duration: 1, curve: EASE_OUT, from: { y: height * 1.2 } },
      { start: 0, duration: SCENE_DURATION + 1, curve: LINEAR, from: {}, to: { scale: 1.02 } },
    ],
    origin: art,
    draw: (context) => {
      context.fillStyle = color;
      applyTextStyle(context, NUMERAL, size);
      context.fillText(digit, art.x - width / 2, art.y + height / 2);
    },
  };
}
