/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** WCAG 2.2, success criterion 1.4.3: text of any size. */
export const TEXT_CONTRAST = 4.5;

/** A colour of three or six hexadecimal digits as `#RRGGBB`; null when the text is none. */
export function readColor(text: string): string | null {
  const hex = text.trim();
  if (!HEX.test(hex)) return null;
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return `#${digits.toUpperCase()}`;
}

/** The contrast of two colours from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]; // two in, two out
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(first: string, second: string, part: number): string {
  const target = toRgb(second);
  const channels = toRgb(first).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * part));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The relative luminance of a colour, from 0 for black to 1 for white. */
export function luminance(color: string): number {
  const [red, green, blue] = toRgb(color).map((value) => toLinear(value / 255)) as [number, number, number]; // of three
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
