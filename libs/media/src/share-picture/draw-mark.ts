import type { DrawingContext } from '../video/canvas';
import { applyTextStyle } from '../video/text-style';

const INK = '#15161A';
const LINE = '#E4E1DA';
const SIGNAL = '#FF5A1F';
const MUTED = '#5B5E68';

const CENTRE = { x: 1012, y: 350 };
const RADIUS = 136;
const STROKE = 48;
/** Between the centre lines of rings. */
const RING_GAP = [0, 46, 38] as const;
const RING_WIDTH = [STROKE, 26, 18] as const;
const ECHOES = [178, 206, 234];

/** The mark at the right: as many rings as asked for, one stroke leaving them, and faint echoes. */
export function drawMark(context: DrawingContext, rings: 1 | 2 | 3): void {
  const width = RING_WIDTH[rings - 1] ?? STROKE;
  const gap = RING_GAP[rings - 1] ?? 0;
  for (const radius of ECHOES) drawRing(context, radius, 2, LINE);
  for (let index = 0; index < rings; index++) drawRing(context, RADIUS - index * gap, width, INK);
  const at = (distance: number) => [CENTRE.x + distance * Math.SQRT1_2, CENTRE.y - distance * Math.SQRT1_2] as const;
  drawLine(context, at(RADIUS + 30), at(RADIUS + 96), STROKE, SIGNAL);
}

/** The small mark and the name at the top left. */
export function drawWordmark(context: DrawingContext, margin: number, section: string | undefined): void {
  const y = margin + 18;
  context.strokeStyle = INK;
  context.lineWidth = 7;
  context.beginPath();
  context.arc(margin + 15, y + 3, 13, 0, Math.PI * 2);
  context.stroke();
  drawLine(context, [margin + 27, y - 9], [margin + 35, y - 17], 7, SIGNAL);
  applyTextStyle(context, { family: 'heading', weight: 600, tracking: -0.02 }, 42);
  context.fillStyle = INK;
  context.fillText('declic', margin + 50, y + 16);
  if (section === undefined) return;
  const offset = context.measureText('declic').width + 64;
  applyTextStyle(context, { family: 'text', weight: 400, tracking: 0 }, 30);
  context.fillStyle = MUTED;
  context.fillText(section, margin + offset, y + 15);
}

function drawRing(context: DrawingContext, radius: number, width: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, radius, 0, Math.PI * 2);
  context.stroke();
}

type Place = readonly [number, number];

function drawLine(context: DrawingContext, from: Place, to: Place, width: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}
