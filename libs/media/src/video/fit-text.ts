import type { Size } from '../geometry';
import { breakLines, type BrokenText, type MeasuredWord } from './break-lines';
import { cutWord, splitWords } from './split-words';
import type { MeasureText, TextStyle } from './text-style';

export interface TextBox extends Size {
  readonly maxSize: number;
  readonly minSize: number;
  readonly maxLines: number;
  /** Distance of baselines, in parts of the size. */
  readonly lineHeight: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
  readonly widths: readonly number[];
  readonly height: number;
  /** Whether the text was shortened, because it does not fit at the smallest size either. */
  readonly isShortened: boolean;
}

/** Sets a text into a box: as large as it fits, in lines of similar length. */
export function fitText(text: string, style: TextStyle, box: TextBox, measure: MeasureText): FittedText {
  const width = (line: string) => measure(line, style);
  const longest = box.width / box.minSize;
  const words = splitWords(text)
    .flatMap((word) => cutWord(word, longest, width))
    .map((word): MeasuredWord => ({ text: word, width: width(word) }));
  const whole = fitWords(words, box, width);
  if (whole) return { ...whole, isShortened: false };
  for (let count = words.length - 1; count > 0; count--) {
    const last = words[count - 1]?.text ?? '';
    const kept = [...words.slice(0, count - 1), { text: `${last}…`, width: width(`${last}…`) }];
    const shortened = fitWords(kept, box, width);
    if (shortened) return { ...shortened, isShortened: true };
  }
  return {
    size: box.minSize,
    lines: ['…'],
    widths: [width('…') * box.minSize],
    height: box.minSize,
    isShortened: true,
  };
}

/** Of all numbers of lines the one that is large and even; null when the words do not fit at the smallest size. */
function fitWords(words: readonly MeasuredWord[], box: TextBox, measure: (line: string) => number) {
  const options = Array.from({ length: box.maxLines }, (_, index) => breakLines(words, index + 1, measure(' ')));
  const sized = options.flatMap((option) => (option ? [{ ...option, size: sizeFor(option, box) }] : []));
  const fitting = sized.filter(({ size }) => size >= box.minSize);
  const best = fitting.toSorted((a, b) => b.size * b.quality - a.size * a.quality)[0];
  if (!best) return null;
  const widths = best.lines.map((line) => measure(line) * best.size);
  return { size: best.size, lines: best.lines, widths, height: best.lines.length * best.size * box.lineHeight };
}

function sizeFor({ lines, width }: BrokenText, box: TextBox): number {
  return Math.min(box.maxSize, box.width / width, box.height / (lines.length * box.lineHeight));
}
