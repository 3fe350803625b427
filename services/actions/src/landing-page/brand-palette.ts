import type { Color } from 'chroma-js';

type Chroma = (typeof import('chroma-js'))['default'];

/** What a customer's brand says; each may be missing. Hexadecimal or CSS names. */
export interface BrandColors {
  readonly primary: string;
  readonly accent: string;
  readonly background: string;
  readonly text: string;
}

/** The colours of a page, as #rrggbb. Each text has 4.5:1 on the grounds that it stands on (WCAG 2.2, 1.4.3). */
export interface Palette {
  readonly ground: string;
  /** A ground with a little of the brand's colour. */
  readonly tint: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  /** Fill of buttons, with the text on it. */
  readonly primary: string;
  readonly onPrimary: string;
  /** The brand's colour as text on ground and tint. */
  readonly primaryText: string;
  readonly accent: string;
  /** The closing band, with texts on it. */
  readonly band: string;
  readonly onBand: string;
  readonly onBandMuted: string;
  /** Edge of input fields: 3:1 (1.4.11). */
  readonly edge: string;
}

export interface ColorPair {
  readonly role: 'text' | 'muted_text' | 'brand_text' | 'button' | 'band' | 'band_muted' | 'field_edge';
  /** The brand's colour where it had to change; null where it was not given or stays. */
  readonly requested: string | null;
  readonly color: string;
  readonly on: string;
  readonly contrast: number;
}

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

/** Above 4.5, so that rounding to whole channel values never falls below. */
const MARGIN = 0.05;

const DEFAULTS: BrandColors = { primary: '#1f4e79', accent: '', background: '#ffffff', text: '#16181d' };

/** @returns null for what is no colour. */
export async function parseColor(text: string): Promise<string | null> {
  const { default: chroma } = await import('chroma-js');
  return /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,30})$/i.test(text) && chroma.valid(text)
    ? chroma(text).hex('rgb')
    : null;
}

/** Makes a palette of a brand's colours, and changes the lightness of those that could not be read. */
export async function toPalette(given: BrandColors): Promise<{ palette: Palette; pairs: ColorPair[] }> {
  const { default: chroma } = await import('chroma-js');
  const colors = Object.fromEntries(
    Object.entries(given).map(([role, color]) => [role, color || DEFAULTS[role as keyof BrandColors]]), // Its own keys.
  ) as unknown as BrandColors;
  const palette = mix(chroma, colors);
  return { palette, pairs: pairsOf(chroma, palette, given) };
}

function mix(chroma: Chroma, { primary, accent, background, text }: BrandColors): Palette {
  const ground = toGround(chroma, background);
  const tint = chroma.mix(ground, primary, chroma(ground).luminance() > 0.5 ? 0.07 : 0.14, 'rgb').hex();
  const grounds = [ground, tint];
  const isDark = chroma(ground).luminance() < 0.18;
  const ink = readable(chroma, text, grounds, TEXT_CONTRAST + 2);
  const fill = fillWithText(chroma, primary);
  const band = readable(chroma, chroma.mix(primary, '#0b0c10', 0.72, 'rgb').hex(), ['#ffffff'], 9);
  return {
    ground,
    tint,
    line: chroma.mix(ground, ink, 0.14, 'rgb').hex(),
    ink,
    muted: readable(chroma, chroma.mix(ink, ground, 0.32, 'rgb').hex(), grounds, TEXT_CONTRAST),
    ...fill,
    primaryText: readable(chroma, primary, grounds, TEXT_CONTRAST),
    accent:
      accent || readable(chroma, chroma(primary).set('lch.h', '+45').hex(), [ground], isDark ? EDGE_CONTRAST + 1 : 1),
    band,
    onBand: '#ffffff',
    onBandMuted: readable(chroma, chroma.mix('#ffffff', band, 0.3, 'rgb').hex(), [band], TEXT_CONTRAST),
    edge: readable(chroma, chroma.mix(ink, ground, 0.5, 'rgb').hex(), grounds, EDGE_CONTRAST),
  };
}

/** A ground of middle lightness leaves no room for text in two tones. */
function toGround(chroma: Chroma, background: string): string {
  const luminance = chroma(background).luminance();
  if (luminance > 0.75 || luminance < 0.03) return chroma(background).hex('rgb');
  return chroma(background)
    .luminance(luminance > 0.3 ? 0.85 : 0.02)
    .hex('rgb');
}

function fillWithText(chroma: Chroma, primary: string): { primary: string; onPrimary: string } {
  const onPrimary = chroma.contrast(primary, '#ffffff') >= chroma.contrast(primary, '#16181d') ? '#ffffff' : '#16181d';
  const fill = readable(chroma, primary, [onPrimary], TEXT_CONTRAST);
  return { primary: fill, onPrimary };
}

/** The nearest lightness of a colour that has the contrast on every ground: towards black on light grounds, white on dark ones. */
function readable(chroma: Chroma, color: string, grounds: readonly string[], least: number): string {
  const hasContrast = (candidate: Color) => grounds.every((on) => chroma.contrast(candidate, on) >= least + MARGIN);
  const isLight = grounds.every((on) => chroma(on).luminance() > 0.18);
  const end = isLight ? '#000000' : '#ffffff';
  for (let step = 0; step <= 50; step += 1) {
    const candidate = chroma(chroma.mix(color, end, step / 50, 'lab').hex('rgb'));
    if (hasContrast(candidate)) return candidate.hex('rgb');
  }
  return end;
}

function pairsOf(chroma: Chroma, palette: Palette, given: BrandColors): ColorPair[] {
  const pair = (role: ColorPair['role'], color: string, on: string, asked = ''): ColorPair => ({
    role,
    requested: asked !== '' && chroma(asked).hex('rgb') !== color ? chroma(asked).hex('rgb') : null,
    color,
    on,
    contrast: Math.floor(chroma.contrast(color, on) * 100) / 100,
  });
  return [
    pair('text', palette.ink, palette.tint, given.text),
    pair('muted_text', palette.muted, palette.tint),
    pair('brand_text', palette.primaryText, palette.tint, given.primary),
    {
      ...pair('button', palette.onPrimary, palette.primary),
      requested: pair('button', palette.primary, palette.ground, given.primary).requested,
    },
    pair('band', palette.onBand, palette.band),
    pair('band_muted', palette.onBandMuted, palette.band),
    pair('field_edge', palette.edge, palette.ground),
  ];
}
