/** What a field takes. Above `recommended` most placements cut it; above `max` the platform refuses it. Characters. */
interface FieldLimit {
  readonly max: number;
  readonly recommended: number;
}

export interface AdPlatform {
  readonly headline: FieldLimit & { readonly most: number };
  readonly description: FieldLimit & { readonly most: number };
  /** The text above the picture; null where an ad has none. */
  readonly primary: (FieldLimit & { readonly most: number }) | null;
}

/**
 * Google: responsive search ads, support.google.com/google-ads/answer/7684791.
 * Meta: image ad in feed, facebook.com/business/ads-guide (recommended), five options of each text in Ads Manager; the
 * platform takes 255 characters in a headline and a description and 2,200 in the primary text.
 * LinkedIn: single image ad, linkedin.com/help/lms/answer/a426534 (introduction 150, at most 600 by its older, stricter form;
 * headline 70 of 200, description 100 of 300).
 */
export const AD_PLATFORMS = {
  google: {
    headline: { max: 30, recommended: 30, most: 15 },
    description: { max: 90, recommended: 90, most: 4 },
    primary: null,
  },
  meta: {
    headline: { max: 255, recommended: 40, most: 5 },
    description: { max: 255, recommended: 30, most: 5 },
    primary: { max: 2_200, recommended: 125, most: 5 },
  },
  linkedin: {
    headline: { max: 200, recommended: 70, most: 5 },
    description: { max: 300, recommended: 100, most: 5 },
    primary: { max: 600, recommended: 150, most: 5 },
  },
} as const satisfies Record<string, AdPlatform>;

export type AdPlatformName = keyof typeof AD_PLATFORMS;

export interface Network {
  readonly max: number;
  /** What a reader sees before "more"; null where all of it is shown. */
  readonly preview: number | null;
  readonly hashtags: number;
  readonly unit: 'characters' | 'weighted characters';
}

/**
 * X: docs.x.com, counting characters (280 weighted). LinkedIn: linkedin.com/help/linkedin/answer/a528176 (3,000).
 * Facebook: 63,206 characters. Instagram: developers.facebook.com, content publishing (2,200); five hashtags since December 2025.
 * Threads: developers.facebook.com/docs/threads (500; one topic tag). Previews are measured, not published by the platforms.
 */
export const NETWORKS = {
  linkedin: { max: 3_000, preview: 210, hashtags: 3, unit: 'characters' },
  x: { max: 280, preview: null, hashtags: 1, unit: 'weighted characters' },
  facebook: { max: 63_206, preview: 477, hashtags: 2, unit: 'characters' },
  instagram: { max: 2_200, preview: 125, hashtags: 5, unit: 'characters' },
  threads: { max: 500, preview: null, hashtags: 1, unit: 'characters' },
} as const satisfies Record<string, Network>;

export type NetworkName = keyof typeof NETWORKS;
