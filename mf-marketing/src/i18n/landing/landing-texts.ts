import type en from './en.json';

/** A card of the grid: what an action does, in the words of the page. */
export interface CardTexts {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

/** What the end of a grid says: the rest of the list, or what else there is. */
interface GridEnd {
  readonly rest?: string;
  readonly more?: string;
  readonly others?: string;
}

/** The texts of a landing page. */
export type LandingTexts = Readonly<Omit<typeof en, 'grid'>> & {
  readonly grid: Readonly<Omit<(typeof en)['grid'], keyof GridEnd>> & GridEnd;
};

export type GridTexts = LandingTexts['grid'];
export type ArticleTexts = LandingTexts['article'];
