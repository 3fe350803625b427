import { createMeasureText } from '@declic/media/video';
import { composeFilm } from '../catalogue/images-codes-video/promo-video/compose-film';
import { layouts, type Ratio } from '../catalogue/images-codes-video/promo-video/layout';
import { type BrandColors, createPalette } from '../catalogue/images-codes-video/promo-video/palette';
import type { PromoText } from '../catalogue/images-codes-video/promo-video/stage';

const COLORS: BrandColors = { primary: '#0F5C4A', accent: '#FFC857', background: '#F6F3EA' };
export const PROMO_TEXT: PromoText = {
  headline: 'Invoices that read themselves',
  points: [
    { title: 'Drop a PDF, get the data', text: 'Supplier, dates and totals.' },
    { title: 'Every total is checked', text: null },
    { title: 'Ready in two seconds', text: null },
  ],
  call: 'Start for free',
  brandName: 'declic',
  website: 'declic.example',
};

interface PromoOptions {
  readonly ratio?: Ratio;
  readonly colors?: BrandColors;
  readonly text?: PromoText;
}

/** A promo video that is composed, but not drawn. */
export async function aPromo({ ratio = 'landscape', colors = COLORS, text = PROMO_TEXT }: PromoOptions = {}) {
  const measure = await createMeasureText();
  return composeFilm({ layout: layouts[ratio], palette: createPalette(colors), text, logo: null, measure });
}
