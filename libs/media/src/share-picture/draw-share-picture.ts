import PQueue from 'p-queue';
import { loadCanvas, type DrawingContext } from '../video/canvas';
import { fitText, type TextBox } from '../video/fit-text';
import { keepCoveredText } from '../video/fonts';
import { applyTextStyle, createMeasureText, type MeasureText, type TextStyle } from '../video/text-style';
import { drawMark, drawWordmark } from './draw-mark';
import { SHARE_PICTURE_SIZE, type SharePicture } from './share-picture';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE_SIZE;
const MARGIN = 72;
const COLORS = { paper: '#FBFAF7', ink: '#15161A', muted: '#5B5E68', signalText: '#B93A0C' } as const;

const TITLE: TextStyle = { family: 'heading', weight: 600, tracking: -0.03 };
const TEXT: TextStyle = { family: 'text', weight: 400, tracking: 0 };
const KICKER: TextStyle = { family: 'text', weight: 600, tracking: 0 };
const KICKER_SIZE = 28;
const COLUMN = 690;
const TITLE_BOX: TextBox = { width: COLUMN, height: 252, maxSize: 104, minSize: 40, maxLines: 4, lineHeight: 1.08 };
const TEXT_BOX: TextBox = { width: COLUMN, height: 112, maxSize: 32, minSize: 24, maxLines: 3, lineHeight: 1.4 };

/**
 * One after the other: the canvas draws what was recorded when it is encoded, in another thread, and Skia's cache of glyphs does not
 * survive that a text is measured meanwhile (a segmentation fault in one of eight runs of fifteen pictures).
 */
const drawings = new PQueue({ concurrency: 1 });

/** Draws a picture for link previews as a PNG of 1200 by 630. Only the bundled fonts are used: it is the same on every machine. */
export function drawSharePicture(picture: SharePicture): Promise<Uint8Array> {
  return drawings.add(() => draw(picture));
}

async function draw(picture: SharePicture): Promise<Uint8Array> {
  const [{ create }, measure] = await Promise.all([loadCanvas(), createMeasureText()]);
  const canvas = create(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawMark(context, picture.rings ?? 1);
  drawWordmark(context, MARGIN, picture.section);
  drawWords(context, picture, measure);
  return canvas.encode('png');
}

/** From the bottom up: the text stands on the margin, the title on the text. */
function drawWords(context: DrawingContext, { title, kicker, text }: SharePicture, measure: MeasureText): void {
  const textHeight = drawBlock(context, text, TEXT, COLORS.muted, TEXT_BOX, HEIGHT - MARGIN, measure);
  const titleBottom = HEIGHT - MARGIN - textHeight - 28;
  const titleHeight = drawBlock(context, title, TITLE, COLORS.ink, TITLE_BOX, titleBottom, measure);
  if (kicker === undefined) return;
  applyTextStyle(context, KICKER, KICKER_SIZE);
  context.fillStyle = COLORS.signalText;
  context.fillText(keepCoveredText(kicker).text, MARGIN, titleBottom - titleHeight - 26);
}

/** Sets a text above a line, and returns its height. */
function drawBlock(
  context: DrawingContext,
  text: string,
  style: TextStyle,
  color: string,
  box: TextBox,
  bottom: number,
  measure: MeasureText,
): number {
  const { lines, size, height } = fitText(keepCoveredText(text).text, style, box, measure);
  applyTextStyle(context, style, size);
  context.fillStyle = color;
  const leading = size * box.lineHeight;
  lines.forEach((line, index) =>
    context.fillText(line, MARGIN, bottom - height + leading * (index + 1) - leading * 0.28),
  );
  return height;
}
