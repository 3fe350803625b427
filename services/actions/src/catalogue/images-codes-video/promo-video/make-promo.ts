import { createMeasureText, filmDuration } from '@declic/media/video';
import { outputFile, type InputFile } from '../../../engine/files';
import { composeFilm } from './compose-film';
import { layouts, type Ratio } from './layout';
import { createPalette, type Palette } from './palette';
import { readBrand } from './read-brand';
import { readLogo } from './read-logo';
import { readPoints } from './read-points';
import { readOptionalText, readText, type Warn } from './read-text';
import { renderPoster, renderPromo, type PromoFormat } from './render-promo';
import { toStoryboard } from './storyboard';

export interface PromoInput {
  readonly headline: string;
  readonly points: unknown;
  readonly brand?: unknown;
  readonly logo?: InputFile;
  readonly cta?: string;
  readonly format: PromoFormat;
  readonly ratio: Ratio;
}

/** Seconds; the first scene is complete then. */
const POSTER_TIME = 2;
const MAX_HEADLINE = 90;
const MAX_CALL = 40;

/** Draws and encodes the video, its poster and its storyboard. */
export async function makePromo(input: PromoInput, { signal, warn }: { signal: AbortSignal; warn: Warn }) {
  const brand = readBrand(input.brand, warn);
  const text = {
    headline: readText(input.headline, { field: 'headline', label: 'The headline', max: MAX_HEADLINE }, warn),
    points: readPoints(input.points, warn),
    call: readOptionalText(input.cta, { field: 'cta', label: 'The call to action', max: MAX_CALL }, warn),
    brandName: brand.name,
    website: brand.website,
  };
  const palette = createPalette(brand.colors);
  warnOfUnusedAccent(palette, brand.colors.accent, warn);
  const [logo, measure] = [await readLogo(input.logo), await createMeasureText()];
  const promo = composeFilm({ layout: layouts[input.ratio], palette, text, logo, measure });
  for (const sentence of promo.shortened) warn(sentence);
  const file = await renderPromo(promo.film, { format: input.format, signal });
  const poster = await renderPoster(promo.film, POSTER_TIME);
  return {
    file: outputFile(`promo-video.${input.format}`, file.mime, file.bytes),
    poster_png: outputFile('promo-poster.png', 'image/png', poster),
    duration_s: filmDuration(promo.film),
    width: file.width,
    height: file.height,
    frames_per_second: file.framesPerSecond,
    codec: file.codec,
    storyboard: toStoryboard(promo, text),
  };
}

function warnOfUnusedAccent({ brand, paper, ink, soft }: Palette, accent: string | null, warn: Warn): void {
  const used = [brand, paper, ink, soft].flatMap((ground) => [ground.accent, ground.badge.background]);
  if (accent === null || used.includes(accent)) return;
  warn(`brand: the accent ${accent} has too little contrast with the other colours and is not used.`);
}
