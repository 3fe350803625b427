import { loadCanvas, type DrawingContext } from './canvas';
import { toCssFont, type FontFamily } from './fonts';

export interface TextStyle {
  readonly family: FontFamily;
  /** Of the font's weight axis: 200 to 800 for headings, 100 to 900 for text. */
  readonly weight: number;
  /** Space between letters, in parts of the size. */
  readonly tracking: number;
}

/** Widths are measured at this size and scaled: the fonts are drawn without hinting. */
const MEASURED_SIZE = 100;

/** The width of a text at size 1. */
export type MeasureText = (text: string, style: TextStyle) => number;

export function applyTextStyle(context: DrawingContext, style: TextStyle, size: number): void {
  context.font = toCssFont(style.family, size);
  context.fontVariationSettings = `"wght" ${style.weight}`;
  context.letterSpacing = `${style.tracking * size}px`;
}

export async function createMeasureText(): Promise<MeasureText> {
  const context = (await loadCanvas()).create(1, 1).getContext('2d');
  return (text, style) => {
    applyTextStyle(context, style, MEASURED_SIZE);
    return context.measureText(text).width / MEASURED_SIZE;
  };
}
