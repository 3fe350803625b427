import type { Canvas, Image, SKRSContext2D, SvgCanvas } from '@napi-rs/canvas';
import { registerFonts } from './fonts';

export type { Image };
/** What shapes and text are drawn with. */
export type DrawingContext = SKRSContext2D;

/** Creates surfaces on which text is drawn in the bundled fonts only. */
export interface CanvasFactory {
  /** Of pixels. */
  create(width: number, height: number): Canvas;
  /** Of SVG elements; text becomes paths. */
  createSvg(width: number, height: number): SvgCanvas;
  decode(picture: Uint8Array): Promise<Image>;
}

let factory: Promise<CanvasFactory> | undefined;

/** Loads Skia and the fonts when they are first used. */
export function loadCanvas(): Promise<CanvasFactory> {
  factory ??= load();
  return factory;
}

async function load(): Promise<CanvasFactory> {
  const { createCanvas, GlobalFonts, loadImage, SvgExportFlag } = await import('@napi-rs/canvas');
  registerFonts(GlobalFonts);
  return {
    create: (width, height) => createCanvas(width, height),
    createSvg: (width, height) => createCanvas(width, height, SvgExportFlag.ConvertTextToPaths),
    decode: async (picture) => loadImage(picture),
  };
}
