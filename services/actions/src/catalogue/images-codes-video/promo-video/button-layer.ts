import {
  applyTextStyle,
  EASE_IN_OUT,
  EASE_OUT_BACK,
  type FittedText,
  type Layer,
  type Point,
} from '@declic/media/video';
import type { Ground } from './palette';
import type { Stage } from './stage';
import { fit, LABEL } from './text-layers';

export interface Button {
  readonly fitted: FittedText;
  readonly width: number;
  readonly height: number;
}

/** Seconds. */
export const PRESSED_AT = 1.62;
const PRESSED_SCALE = 0.94;

export function fitButton({ layout: { unit, call }, measure }: Stage, label: string): Button {
  const padding = 54 * unit;
  const sizes = { maxSize: 40 * unit, minSize: 20 * unit, maxLines: 1, lineHeight: 1.2 };
  const fitted = fit(label, LABEL, { ...sizes, width: call.width - padding * 2, height: 60 * unit }, measure);
  return { fitted, width: (fitted.widths[0] ?? 0) + padding * 2, height: 108 * unit };
}

/** A button that appears and is pressed once. */
export function buttonLayer({ fitted, width, height }: Button, center: Point, ground: Ground): Layer {
  return {
    origin: center,
    motions: [
      { start: 0.75, duration: 0.7, curve: EASE_OUT_BACK, from: { scale: 0 } },
      { start: PRESSED_AT, duration: 0.16, curve: EASE_IN_OUT, from: {}, to: { scale: PRESSED_SCALE } },
      { start: PRESSED_AT + 0.16, duration: 0.5, curve: EASE_OUT_BACK, from: {}, to: { scale: 1 / PRESSED_SCALE } },
    ],
    draw: (context) => {
      context.fillStyle = ground.text;
      context.beginPath();
      context.roundRect(center.x - width / 2, center.y - height / 2, width, height, height / 2);
      context.fill();
      context.fillStyle = ground.background;
      applyTextStyle(context, LABEL, fitted.size);
      context.fillText(fitted.lines[0] ?? '', center.x - (fitted.widths[0] ?? 0) / 2, center.y + fitted.size * 0.355);
    },
  };
}
