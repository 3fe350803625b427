import { contrast, luminance, mix, TEXT_CONTRAST } from '../color';

/** A colour that fills the picture, and what is drawn on it. */
export interface Ground {
  readonly background: string;
  /** Of text: its contrast with the background is at least 4.5. */
  readonly text: string;
  /** Of large shapes: a little darker or lighter than the background. */
  readonly shade: string;
  readonly tint: string;
  /** Of the shape that is looked at first; its contrast with the background is at least 3. */
  readonly accent: string;
  /** Of a shape that carries a number, and of that number. */
  readonly badge: { readonly background: string; readonly text: string };
  /** Of what is not yet: the contrast is low. */
  readonly muted: string;
}

export interface Palette {
  readonly brand: Ground;
  readonly paper: Ground;
  readonly ink: Ground;
  readonly soft: Ground;
}

export interface BrandColors {
  readonly primary: string;
  readonly accent: string | null;
  readonly background: string;
}

const WHITE = '#FFFFFF';
const BLACK = '#15161A';
/** A shape is told from its ground (WCAG 2.2, 1.4.11). */
const SHAPE_CONTRAST = 3;
/** A large shape that only carries something is told from its ground by less. */
const BADGE_CONTRAST = 1.4;

/** The colours of all scenes from the brand's. Text is dark or white, whichever can be read. */
export function createPalette({ primary, accent, background }: BrandColors): Palette {
  const ink = mix(BLACK, primary, 0.08);
  const soft = mix(background, primary, luminance(background) > 0.3 ? 0.14 : 0.3);
  const ground = (color: string, candidates: readonly string[]) => createGround(color, ink, candidates);
  const accents = accent === null ? [] : [accent];
  return {
    brand: ground(primary, [...accents, background, WHITE, ink]),
    paper: ground(background, [primary, ...accents, ink, WHITE]),
    ink: ground(ink, [primary, ...accents, background, WHITE]),
    soft: ground(soft, [primary, ...accents, ink, WHITE]),
  };
}

function createGround(background: string, ink: string, candidates: readonly string[]): Ground {
  const text = readableOn(background, ink);
  const badge = candidates.find((color) => contrast(color, background) >= BADGE_CONTRAST) ?? text;
  const isDark = luminance(background) < 0.03;
  return {
    background,
    text,
    shade: isDark ? mix(background, WHITE, 0.07) : mix(background, '#000000', 0.1),
    tint: mix(background, WHITE, isDark ? 0.14 : 0.22),
    accent: candidates.find((color) => contrast(color, background) >= SHAPE_CONTRAST) ?? text,
    badge: { background: badge, text: readableOn(badge, ink) },
    muted: mix(background, text, 0.22),
  };
}

/** White where it can be read, else the dark colour of the brand. Black can be read where white cannot. */
function readableOn(background: string, ink: string): string {
  return [WHITE, ink].find((color) => contrast(color, background) >= TEXT_CONTRAST) ?? '#000000';
}
