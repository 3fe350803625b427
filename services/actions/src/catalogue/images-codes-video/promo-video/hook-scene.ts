import { EASE_OUT, LINEAR, type DrawingContext, type Layer, type Scene } from '@declic/media/video';
import { chromeLayers } from './chrome-layers';
import type { Layout } from './layout';
import type { Ground } from './palette';
import { SCENE_DURATION, type Stage } from './stage';
import { fit, HEADING, layText } from './text-layers';

const LINE_HEIGHT = 1.02;
/** Radii of the circles around the lower corner, in parts of the picture's long side. */
const RADII = [0.62, 0.47, 0.33, 0.2];

/** The headline, as large as it fits, before circles that grow from a corner. */
export function hookScene(stage: Stage) {
  const { layout, palette, text, measure } = stage;
  const { unit, hook } = layout;
  const ground = palette.brand;
  const box = { ...hook, maxSize: 124 * unit, minSize: 44 * unit, maxLines: 6, lineHeight: LINE_HEIGHT };
  const fitted = fit(text.headline, HEADING, box, measure);
  const place = { ...hook, y: hook.y + (hook.height - fitted.height) / 2 };
  const title = layText(fitted, place, { style: HEADING, color: ground.text, lineHeight: LINE_HEIGHT, start: 0.3 });
  const scene: Scene = {
    duration: SCENE_DURATION,
    background: ground.background,
    layers: [...circleLayers(layout, ground), ...title, ...chromeLayers(stage, ground, 0)],
  };
  return { scene, fitted, ground };
}

function circleLayers({ width, height, unit }: Layout, ground: Ground): readonly Layer[] {
  const corner = { x: width + 20 * unit, y: height + 40 * unit };
  const long = Math.max(width, height);
  const colors = [ground.shade, ground.tint, ground.shade, ground.accent];
  const circles = RADII.map((radius, index): Layer => ({
    origin: corner,
    motions: [
      { start: 0.05 + index * 0.11, duration: 1.5, curve: EASE_OUT, from: { scale: 0 } },
      { start: 0, duration: SCENE_DURATION + 1, curve: LINEAR, from: {}, to: { scale: 1.07 + index * 0.02 } },
    ],
    draw: (context) => fillCircle(context, corner.x, corner.y, radius * long, colors[index] ?? ground.shade),
  }));
  return [...circles, satelliteLayer(corner, long, ground)];
}

/** A small disc that runs along the edge of the third circle. */
function satelliteLayer(corner: { x: number; y: number }, long: number, ground: Ground): Layer {
  const distance = (RADII[2] ?? 0) * long;
  return {
    origin: corner,
    motions: [
      { start: 0.5, duration: 1.9, curve: EASE_OUT, from: { rotation: 62 } },
      { start: 0.5, duration: SCENE_DURATION, curve: LINEAR, from: {}, to: { rotation: -7 } },
    ],
    draw: (context) => {
      const angle = (-128 * Math.PI) / 180;
      const [x, y] = [corner.x + Math.cos(angle) * distance, corner.y + Math.sin(angle) * distance];
      fillCircle(context, x, y, long * 0.022, ground.accent);
    },
  };
}

function fillCircle(context: DrawingContext, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
