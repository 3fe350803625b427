import type { Language } from '../text/languages';
import type { Palette } from './brand-palette';

export interface Point {
  readonly title: string;
  readonly text: string;
}

export interface Quote {
  readonly text: string;
  readonly name: string;
  readonly role: string;
}

export interface Figure {
  readonly value: string;
  readonly label: string;
}

export const FORM_FIELDS = ['name', 'email', 'company', 'phone', 'message'] as const;

export type FormField = (typeof FORM_FIELDS)[number];

export interface ContactForm {
  readonly title: string;
  readonly text: string;
  /** Where the browser sends the answers: a web address, or `mailto:`. */
  readonly action: string;
  readonly fields: readonly FormField[];
  readonly button: string;
  readonly consent: string;
  /** Sent along unseen, such as campaign names. */
  readonly hidden: Readonly<Record<string, string>>;
}

export interface Button {
  readonly label: string;
  readonly href: string;
}

interface Hero {
  /** Of the reader's company, as a data URL. */
  readonly logo: { readonly url: string; readonly name: string } | null;
  readonly eyebrow: string;
  readonly headline: string;
  readonly text: string;
  readonly button: Button | null;
  readonly secondButton: Button | null;
  readonly note: string;
}

interface PlainList {
  readonly title: string;
  readonly points: readonly string[];
}

/** What a page shows. Empty texts and lists are left out. */
export interface LandingPage {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** One-to-one pages are for their reader alone. */
  readonly isListed: boolean;
  readonly brand: { readonly name: string; readonly logo: string; readonly font: Font; readonly corners: Corners };
  readonly palette: Palette;
  readonly hero: Hero;
  /** What the reader struggles with. */
  readonly needs: PlainList;
  readonly benefits: { readonly title: string; readonly points: readonly Point[] };
  readonly steps: { readonly title: string; readonly points: readonly Point[] };
  readonly proof: { readonly title: string; readonly figures: readonly Figure[]; readonly quotes: readonly Quote[] };
  /** Short statements that back the offer. */
  readonly evidence: PlainList;
  readonly faq: { readonly title: string; readonly points: readonly Point[] };
  readonly form: ContactForm | null;
  readonly footer: { readonly text: string; readonly links: readonly Button[] };
}

export const FONTS = ['sans', 'serif', 'rounded', 'mono'] as const;
export type Font = (typeof FONTS)[number];

export const CORNERS = ['square', 'soft', 'round'] as const;
export type Corners = (typeof CORNERS)[number];
