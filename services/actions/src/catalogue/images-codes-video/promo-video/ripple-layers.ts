import { EASE_OUT, LINEAR, type Layer, type Point } from '@declic/media/video';
import { PRESSED_AT } from './button-layer';
import type { Ground } from './palette';
import { SCENE_DURATION } from './stage';

const RADII = [300, 430, 570, 720];

/** Rings around a point: wide ones that stay, and one that runs out when the button is pressed. */
export function rippleLayers(center: Point, ground: Ground, unit: number, isPressed: boolean): readonly Layer[] {
  const standing = RADII.map((radius, index): Layer => ({
    ...ringLayer(center, { radius: radius * unit, width: 46 * unit, color: ground.shade }),
    motions: [
      {
        start: 0.35 + index * 0.08,
        duration: 1.3,
        curve: EASE_OUT,
        from: { scale: 0.4, opacity: 0 },
        to: { opacity: 0.55 - index * 0.1 },
      },
      { start: 0, duration: SCENE_DURATION, curve: LINEAR, from: {}, to: { scale: 1.06 } },
    ],
  }));
  const start = PRESSED_AT + 0.1;
  const running: Layer = {
    ...ringLayer(center, { radius: 430 * unit, width: 5 * unit, color: ground.text }),
    motions: [
      { start, duration: 1.1, curve: EASE_OUT, from: { scale: 0.2 }, to: { scale: 1.25 } },
      { start, duration: 0.05, curve: LINEAR, from: { opacity: 0 } },
      { start: start + 0.08, duration: 0.9, curve: LINEAR, from: {}, to: { opacity: 0 } },
    ],
  };
  return isPressed ? [...standing, running] : standing;
}

function ringLayer(center: Point, { radius, width, color }: { radius: number; width: number; color: string }): Layer {
  return {
    origin: center,
    draw: (context) => {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.beginPath();
      context.arc(center.x, center.y, radius, 0, Math.PI * 2);
      context.stroke();
    },
  };
}
