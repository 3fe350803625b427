import type { Block } from 'tesseract.js';
import type { Rectangle } from '../geometry';
import { toReadableText } from '../readable-text';

/** A word that was read. Its box is in pixels from the upper left corner. */
export interface OcrWord extends Rectangle {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Below, what was read is a stain, a line of a table or a logo. */
const MIN_CONFIDENCE = 0.25;
const HAS_CONTENT = /[\p{L}\p{N}€$£%&#@+–—-]/u;
/** What is left of the lines of a table. */
const EDGES = /^[|¦[\]{}_~]+|[|¦[\]{}_~]+$/gu;

/** The words of all blocks, without what is none. `scale`: pixels that were read for one pixel of the result. */
export function toWords(blocks: readonly Block[], scale: number): OcrWord[] {
  return blocks
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => words)
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text: toReadableText(text).replace(EDGES, ''),
      x: x0 / scale,
      y: y0 / scale,
      width: (x1 - x0) / scale,
      height: (y1 - y0) / scale,
      confidence: confidence / 100,
    }))
    .filter(({ text, confidence }) => confidence >= MIN_CONFIDENCE && HAS_CONTENT.test(text));
}
