import type { PngPicture } from '@declic/media/picture';
import type { QrMatrix } from './qr-matrix';

export interface CodeLook {
  readonly color: string;
  readonly background: string;
  readonly logo: PngPicture | null;
}

/** ISO/IEC 18004: four modules on each side stay empty. */
export const QUIET_ZONE = 4;
/** Part of the side that a logo takes with its margin; below what error correction H repairs. */
const LOGO_PART = 0.24;
/** Of modules, around a logo. */
const LOGO_MARGIN = 0.5;

/** Both in pixels. */
export interface CodeSize {
  readonly side: number;
  /** Whole for a picture of pixels: what remains of the side is added to the margin. */
  readonly module: number;
}

/** The code as SVG; the unit is one module. */
export function toSvg(matrix: QrMatrix, { color, background, logo }: CodeLook, size: CodeSize): string {
  const side = size.side / size.module;
  const rest = size.side - (matrix.side + QUIET_ZONE * 2) * size.module;
  const start = -Math.floor(rest / 2) / size.module;
  const box = logo ? logoBox(matrix.side) : null;
  const path = toPath(matrix, box);
  const picture = logo && box ? toImage(logo, box) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" width="${size.side}" height="${size.side}" shape-rendering="crispEdges">` +
    `<rect x="${start}" y="${start}" width="${side}" height="${side}" fill="${background}"/><path fill="${color}" d="${path}"/>${picture}</svg>`
  );
}

interface Box {
  readonly start: number;
  readonly side: number;
}

/** A square of whole modules in the middle. */
function logoBox(side: number): Box {
  const wanted = Math.round(side * LOGO_PART);
  const boxSide = wanted % 2 === side % 2 ? wanted : wanted - 1;
  return { start: (side - boxSide) / 2, side: boxSide };
}

/** One rectangle for each run of dark modules in a row, outside the logo's box. */
function toPath({ side, isDark }: QrMatrix, box: Box | null): string {
  const isDrawn = (column: number, row: number) => isDark(column, row) && !isWithin(box, column, row);
  let path = '';
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (!isDrawn(column, row)) continue;
      const start = column;
      while (column + 1 < side && isDrawn(column + 1, row)) column++;
      path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${column + 1 - start}v1h-${column + 1 - start}z`;
    }
  }
  return path;
}

function isWithin(box: Box | null, column: number, row: number): boolean {
  if (!box) return false;
  return [column, row].every((index) => index >= box.start && index < box.start + box.side);
}

function toImage({ png, width, height }: PngPicture, box: Box): string {
  const room = box.side - LOGO_MARGIN * 2;
  const scale = room / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  const middle = box.start + box.side / 2 + QUIET_ZONE;
  const place = `x="${middle - wide / 2}" y="${middle - high / 2}" width="${wide}" height="${high}"`;
  return `<image ${place} href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
}
