import { FieldReader } from '../../../fields/read-fields';
import type { LandingPage } from '../../../landing-page/page-model';
import { PAGE_WORDS } from '../../../landing-page/page-words';
import { readForm, readLinks, readSections } from '../../../landing-page/read-content';
import type { Language } from '../../../text/languages';
import { capitalized } from '../../../writing/fragments';

export const SECTIONS = ['hero', 'benefits', 'steps', 'proof', 'faq', 'form'] as const;

export type SectionName = (typeof SECTIONS)[number];

/** What a brief says of a page; the brand is read on its own. */
export type PageContent = Omit<LandingPage, 'brand' | 'palette'>;

const LINE = { max: 160 };
const TEXT = { max: 1_500 };

/** @throws {RejectedInputError} naming the first field of another form. */
export function readBrief(brief: unknown, language: Language): PageContent {
  const reader = FieldReader.of('brief', brief);
  const words = PAGE_WORDS[language];
  const product = reader.requiredText('product', LINE);
  const headline = reader.text('headline', LINE) || reader.text('promise', LINE) || product;
  const description = reader.text('description', TEXT);
  const label = reader.text('cta', { max: 60 });
  const form = readForm(reader.part('form'), {
    title: label || words.contact,
    button: label || words.send,
  });
  const target = reader.link('cta_url') || (form ? '#contact' : '');
  return {
    language,
    title: headline === product ? product : `${headline} – ${product}`,
    description: description.length > 300 ? '' : description,
    isListed: true,
    hero: {
      logo: null,
      eyebrow: capitalized(reader.text('audience', LINE)),
      headline,
      text: description,
      button: target === '' ? null : { label: label || words.contact, href: target },
      secondButton: null,
      note: reader.text('note', LINE),
    },
    ...readSections(reader, words),
    form,
    footer: { text: reader.text('footer', { max: 300 }) || product, links: readLinks(reader, 'links') },
  };
}

/** Leaves out the sections that were not asked for. The hero is always there. */
export function onlySections(content: PageContent, sections: readonly SectionName[]): PageContent {
  const has = (name: SectionName) => sections.includes(name);
  return {
    ...content,
    benefits: { ...content.benefits, points: has('benefits') ? content.benefits.points : [] },
    steps: { ...content.steps, points: has('steps') ? content.steps.points : [] },
    proof: has('proof') ? content.proof : { ...content.proof, figures: [], quotes: [] },
    faq: { ...content.faq, points: has('faq') ? content.faq.points : [] },
    form: has('form') ? content.form : null,
    hero: !has('form') && content.hero.button?.href === '#contact' ? { ...content.hero, button: null } : content.hero,
  };
}

/** The sections that the page has, in their order. */
export function presentSections({ benefits, steps, proof, faq, form }: PageContent): SectionName[] {
  const counts: Record<SectionName, number> = {
    hero: 1,
    benefits: benefits.points.length,
    steps: steps.points.length,
    proof: proof.figures.length + proof.quotes.length,
    faq: faq.points.length,
    form: form ? 1 : 0,
  };
  return SECTIONS.filter((name) => counts[name] > 0);
}
