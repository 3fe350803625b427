import type { FieldReader } from '../fields/read-fields';
import { type BrandColors, parseColor } from './brand-palette';
import { CORNERS, FONTS, type Corners, type Font } from './page-model';

export interface Brand extends BrandColors {
  readonly name: string;
  /** Data URL; empty without one. */
  readonly logo: string;
  readonly font: Font;
  readonly corners: Corners;
}

/** About 200 kB of picture. */
const LONGEST_LOGO = 280_000;
const LOGO = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** @throws {RejectedInputError} a colour is none, or the logo is no picture in a data URL. */
export async function readBrand(reader: FieldReader, fallbackName: string): Promise<Brand> {
  const logo = reader.text('logo', { max: LONGEST_LOGO });
  if (logo !== '' && !LOGO.test(logo))
    throw reader.refuse('logo', 'must be a data URL of a PNG, JPEG, WebP or GIF picture');
  return {
    name: reader.text('name', { max: 80 }) || fallbackName,
    logo,
    font: readChoice(reader, 'font', FONTS, 'sans'),
    corners: readChoice(reader, 'corners', CORNERS, 'soft'),
    primary: await readColor(reader, 'primary'),
    accent: await readColor(reader, 'accent'),
    background: await readColor(reader, 'background'),
    text: await readColor(reader, 'text'),
  };
}

async function readColor(reader: FieldReader, key: keyof BrandColors): Promise<string> {
  const text = reader.text(key, { max: 40 });
  if (text === '') return '';
  const color = await parseColor(text);
  if (color === null) throw reader.refuse(key, 'must be a colour such as #1f4e79');
  return color;
}

function readChoice<Choice extends string>(
  reader: FieldReader,
  key: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = reader.text(key, { max: 40 });
  if (text === '') return fallback;
  const choice = choices.find((known) => known === text);
  if (choice === undefined) throw reader.refuse(key, `must be one of: ${choices.join(', ')}`);
  return choice;
}
