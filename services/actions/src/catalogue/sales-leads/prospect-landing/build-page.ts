import { FieldReader } from '../../../fields/read-fields';
import type { Button, ContactForm, LandingPage } from '../../../landing-page/page-model';
import { PAGE_WORDS } from '../../../landing-page/page-words';
import { readForm, readLinks, readSections } from '../../../landing-page/read-content';
import type { Language } from '../../../text/languages';
import { withEndMark } from '../../../writing/fragments';
import { readHandover, type Handover } from './handover';
import { PROSPECT_WORDS } from './prospect-words';
import { readDay, readProspect, type Prospect } from './read-prospect';
import { toSlug } from './slug';
import { readTracking, withTracking, type Tracking } from './tracking';

interface TrackedLink {
  readonly place: 'button' | 'calendar' | 'footer';
  readonly label: string;
  readonly url: string;
}

export interface ProspectPage {
  readonly content: Omit<LandingPage, 'brand' | 'palette'>;
  readonly links: readonly TrackedLink[];
  readonly slug: string;
  readonly offerTitle: string;
  /** A goal is no name of who offers it. */
  readonly isGoalOnly: boolean;
  readonly handover: Handover;
}

export interface ProspectInput {
  readonly prospect: unknown;
  readonly offer: unknown;
  readonly tracking: unknown;
  readonly integrations: unknown;
  readonly language: Language;
  /** Data URL; empty without one. */
  readonly logo: string;
  warn(message: string): void;
}

const LINE = { max: 160 };

/** @throws {RejectedInputError} naming the first field of another form. */
export function buildProspectPage(input: ProspectInput): ProspectPage {
  const { language } = input;
  const prospect = readProspect(FieldReader.of('prospect', input.prospect));
  const offer = FieldReader.of('offer', input.offer);
  const integrations = FieldReader.of('integrations', input.integrations ?? {});
  const trackingFields = FieldReader.of('tracking', input.tracking ?? {});
  const handover = readHandover(trackingFields, integrations);
  const offerTitle = readTitle(offer);
  const slug = toSlug(prospect.company);
  const tracking = readTracking(trackingFields, { campaign: toSlug(offerTitle), prospect: slug, warn: input.warn });
  const links: TrackedLink[] = [];
  const track = (place: TrackedLink['place'], { label, href }: Button): Button => {
    if (!/^https?:/u.test(href)) return { label, href };
    const url = withTracking(href, tracking, handover.owner);
    links.push({ place, label, url });
    return { label, href: url };
  };
  const form = readProspectForm(integrations, offer, { prospect, tracking, handover, language });
  const hero = readHero(offer, integrations, { prospect, language, hasForm: form !== null });
  const sections = readSections(offer, PAGE_WORDS[language]);
  const content: ProspectPage['content'] = {
    language,
    title: PROSPECT_WORDS[language].headline(offerTitle, prospect.company),
    description: '',
    isListed: false,
    hero: {
      ...hero,
      logo: input.logo === '' ? null : { url: input.logo, name: prospect.company },
      button: hero.button && track('button', hero.button),
      secondButton: hero.secondButton && track('calendar', hero.secondButton),
    },
    ...sections,
    needs: { ...sections.needs, points: prospect.painPoints },
    evidence: { ...sections.evidence, points: offer.texts('proof_points', 8, { max: 300 }) },
    form,
    footer: {
      text: offer.text('footer', { max: 300 }) || offer.text('title', LINE),
      links: readLinks(integrations, 'links').map((link) => track('footer', link)),
    },
  };
  return { content, links, slug, offerTitle, isGoalOnly: offer.text('title', LINE) === '', handover };
}

/** What is offered, or what it is to achieve. */
function readTitle(offer: FieldReader): string {
  const title = offer.text('title', LINE) || offer.text('headline_goal', LINE);
  if (title === '') throw offer.refuse('title', 'or "headline_goal" is required');
  return title;
}

interface Reading {
  readonly prospect: Prospect;
  readonly language: Language;
}

function readHero(
  offer: FieldReader,
  integrations: FieldReader,
  { prospect, language, hasForm }: Reading & { readonly hasForm: boolean },
): Omit<LandingPage['hero'], 'logo'> {
  const words = PROSPECT_WORDS[language];
  const day = readDay(offer, 'valid_until', language);
  const target = offer.link('cta_url') || (hasForm ? '#contact' : '');
  const calendar = integrations.link('calendar_url');
  const description = offer.text('description', { max: 1_500 });
  return {
    eyebrow: words.preparedFor(prospect),
    headline:
      offer.text('headline', LINE) ||
      offer.text('headline_goal', LINE) ||
      words.headline(readTitle(offer), prospect.company),
    text: description === '' ? prospect.need : `${withEndMark(prospect.need)} ${description}`.trim(),
    button:
      target === '' ? null : { label: offer.text('cta', { max: 60 }) || PAGE_WORDS[language].contact, href: target },
    secondButton: calendar === '' ? null : { label: words.book, href: calendar },
    note: [offer.text('price', { max: 80 }), day && words.validUntil(day)].filter((part) => part !== '').join(' · '),
  };
}

/** Answers say whom they are from: the campaign's parameters go along unseen. */
function readProspectForm(
  integrations: FieldReader,
  offer: FieldReader,
  { prospect, tracking, handover, language }: Reading & { readonly tracking: Tracking; readonly handover: Handover },
): ContactForm | null {
  const words = PAGE_WORDS[language];
  const form = readForm(integrations.part('form'), {
    title: offer.text('cta', { max: 60 }) || words.contact,
    button: words.send,
  });
  if (!form || form.action.startsWith('mailto:')) return form;
  const hidden = Object.entries({ ...tracking, ...handover }).filter(([, value]) => value !== '' && value !== null);
  return { ...form, hidden: { prospect: prospect.company, ...Object.fromEntries(hidden) } };
}
