import { choices } from '../../engine/choices';
import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { TEXTS, closedObject, listOf } from '../../engine/output-schema';
import { choiceParam, jsonParam, textParam } from '../../engine/params';
import { TEXT, itemsOrText } from '../../engine/json-forms';
import { WRITES_SHORT_TEXT } from '../../engine/run-profiles';
import { readSlots, readTexts } from '../../writing/facts';
import { chooseVoice, LANGUAGE_PARAM, TONE_PARAM } from '../../writing/language-choice';
import { audienceParam, callToActionParam, productParam } from '../../writing/offer-params';
import { AD_PLATFORMS } from '../../writing/platform-limits';
import { createSeededRandom } from '../../writing/seeded-random';
import { checkAds } from './ad-copy/check-ads';
import { writeAds, type AdTexts } from './ad-copy/write-ads';
import { findUnusedTexts } from './content/find-unused';
import examples from './ad_copy.examples.json';
import { llm } from './ad_copy.llm';
import search from './ad_copy.search.json';

/** Below these numbers Google Ads refuses a responsive search ad. */
const LEAST = { headlines: 3, descriptions: 2 };

export const adCopy = defineAction({
  slug: 'ad_copy',
  title: 'Write ad copy',
  category: 'Marketing & Content',
  one_liner: "Google, Meta and LinkedIn ads within each platform's limits",
  credit_cost: 4,
  llm,
  ...WRITES_SHORT_TEXT,

  input: {
    params: [
      productParam(
        120,
        'Planeo shift planning',
        'Name or short phrase. Within 30 characters it is a Google headline as it is.',
      ),
      audienceParam(120, 'warehouse teams', 'Who it is for, as it would stand after "for".'),
      choiceParam('platform', 'Platform', {
        default: 'google',
        enum: choices({
          google: 'Google responsive search ad',
          meta: 'Meta (Facebook, Instagram)',
          linkedin: 'LinkedIn',
        }),
        description: 'Sets the lengths and numbers of the texts.',
      }),
      jsonParam('benefits', 'Benefits', {
        schema: itemsOrText(TEXT, { maxItems: 30 }),
        placeholder: '["Shifts planned in minutes", "Teams confirm by phone"]',
        description: 'List of short texts. Nothing is claimed that is not here.',
      }),
      textParam('offer', 'Promotion', {
        validate: { max: 90 },
        placeholder: '30 days free',
        description: 'A price or promotion.',
      }),
      callToActionParam(60, 'Book a demo', 'What the reader should do.'),
      TONE_PARAM,
      LANGUAGE_PARAM,
    ],
    ui: {
      groups: [
        { id: 'facts', label: 'Facts', items: ['product', 'audience', 'benefits', 'offer', 'call_to_action'] },
        { id: 'form', label: 'Form', items: ['platform', 'tone', 'language'] },
      ],
    },
  },

  output: closedObject({
    headlines: { ...TEXTS, description: 'At most 15 for Google, 5 elsewhere. As many as the facts give.' },
    descriptions: { ...TEXTS, description: 'At most 4 for Google, 5 elsewhere.' },
    primary_texts: { ...TEXTS, description: 'The text above the picture; none for Google.' },
    checks: listOf(
      closedObject({
        field: { enum: ['headline', 'description', 'primary'] },
        text: { type: 'string' },
        length: { type: 'integer', description: 'Characters; those of double width are two.' },
        recommended: { type: 'integer', description: 'Above this number most placements cut the text.' },
        max: { type: 'integer', description: 'Above this number the platform refuses it.' },
        issues: {
          type: 'array',
          items: { enum: ['too_long', 'exclamation_mark', 'repeated_punctuation', 'capitals', 'phone_number'] },
        },
      }),
    ),
    unused: { ...TEXTS, description: 'Benefits that stand in no text because they are too long.' },
    language: { enum: ['en', 'fr', 'es'] },
    platform: { enum: ['google', 'meta', 'linkedin'] },
    engine: { const: 'template' },
  }),

  async handler(input, { warn }) {
    const benefits = readTexts('benefits', input.benefits, { most: 12, longest: 200 });
    const { product, audience, offer, call_to_action: cta } = input;
    const facts = readSlots({ product, audience, offer, cta });
    if (!facts.get('cta')) facts.set('no_cta', '');
    const voice = await chooseVoice(input, [product, audience, ...benefits], warn);
    const platform = AD_PLATFORMS[input.platform];
    const texts = writeAds({ facts, benefits, voice }, platform, createSeededRandom(input));
    const written = [...texts.headlines, ...texts.descriptions, ...texts.primary_texts].join('\n');
    warnUnwritten({ product, audience, offer, call_to_action: cta }, written, warn);
    if (input.platform === 'google') warnBelowLeast(texts, warn);
    return {
      ...texts,
      checks: checkAds(texts, platform),
      unused: findUnusedTexts(benefits, written),
      language: voice.language,
      platform: input.platform,
    };
  },

  examples: dataExamples(examples),
  ...search,
});

function warnUnwritten(
  facts: Readonly<Record<string, string | undefined>>,
  written: string,
  warn: (message: string) => void,
): void {
  for (const [name, text = ''] of Object.entries(facts))
    if (findUnusedTexts([text], written).length > 0)
      warn(`"${name}" stands in no text: it is too long for this platform. Give a shorter one.`);
}

function warnBelowLeast(texts: AdTexts, warn: (message: string) => void): void {
  for (const field of ['headlines', 'descriptions'] as const) {
    if (texts[field].length < LEAST[field])
      warn(`Google needs ${LEAST[field]} ${field}; the facts give ${texts[field].length}. Add shorter benefits.`);
  }
}
