import { withClaims } from '../../claims';
import type { CallSlug } from '../../examples/examples';
import source from '../../i18n/templates.texts.json';

export const categories = ['all', 'documents', 'productivity', 'search', 'communication'] as const;

export type Category = (typeof categories)[number];

/** A template of the page; its call is that of the action behind it. */
export interface Template {
  readonly slug: CallSlug;
  readonly title: string;
  readonly text: string;
  readonly category: Category;
  readonly featured: boolean;
  readonly complexity: string;
}

export const templatesTexts = withClaims(source);

export const templates = templatesTexts.templates as readonly Template[]; // a test compares slugs and categories
