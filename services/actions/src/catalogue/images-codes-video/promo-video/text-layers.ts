import {
  applyTextStyle,
  EASE_OUT,
  fitText,
  type FittedText,
  type Layer,
  type MeasureText,
  type Rectangle,
  type TextBox,
  type TextStyle,
} from '@declic/media/video';

export const HEADING: TextStyle = { family: 'heading', weight: 640, tracking: -0.022 };
export const DETAIL: TextStyle = { family: 'text', weight: 450, tracking: -0.008 };
export const LABEL: TextStyle = { family: 'text', weight: 620, tracking: -0.01 };

/** Seconds between one line and the next. */
const STAGGER = 0.09;
/** Where the baseline stands in a line, in parts of the size. */
const BASELINE = 0.79;

export interface BlockOptions {
  readonly style: TextStyle;
  readonly color: string;
  readonly lineHeight: number;
  readonly align?: 'start' | 'center';
  /** Seconds after the start of the scene. */
  readonly start: number;
}

/** Each line rises from behind its own edge, one after the other. */
export function layText(fitted: FittedText, place: Rectangle, options: BlockOptions): readonly Layer[] {
  const { style, color, lineHeight, align = 'start', start } = options;
  const { size } = fitted;
  return fitted.lines.map((line, index): Layer => {
    const slack = place.width - (fitted.widths[index] ?? 0);
    const x = place.x + (align === 'center' ? slack / 2 : 0);
    const top = place.y + index * size * lineHeight + (size * (lineHeight - 1)) / 2;
    return {
      // Ascenders with accents and descenders are within.
      mask: {
        x: x - size * 0.1,
        y: top - size * 0.18,
        width: (fitted.widths[index] ?? 0) + size * 0.2,
        height: size * 1.24,
      },
      motions: [{ start: start + index * STAGGER, duration: 0.85, curve: EASE_OUT, from: { y: size * 1.3 } }],
      draw: (context) => {
        context.fillStyle = color;
        applyTextStyle(context, style, size);
        context.fillText(line, x, top + size * BASELINE);
      },
    };
  });
}

export function fit(text: string, style: TextStyle, box: TextBox, measure: MeasureText): FittedText {
  return fitText(text, style, box, measure);
}
