import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { FILE_SCHEMA, outputFile } from '../../engine/files';
import { closedObject, listOf, TEXT_OR_NULL } from '../../engine/output-schema';
import { MAKES_PAGE } from '../../engine/run-profiles';
import { FieldReader } from '../../fields/read-fields';
import { toPalette } from '../../landing-page/brand-palette';
import { COLORS_SCHEMA } from '../../landing-page/colors-schema';
import { readBrand } from '../../landing-page/read-brand';
import { renderPage } from '../../landing-page/render-page';
import { buildProspectPage } from './prospect-landing/build-page';
import { suggestHost } from './prospect-landing/suggest-host';
import { readProspectLogo } from './prospect-landing/prospect-logo';
import examples from './prospect_landing.examples.json';
import { PROSPECT_LANDING_INPUT } from './prospect-landing/input';
import { llm } from './prospect_landing.llm';
import search from './prospect_landing.search.json';

export const prospectLanding = defineAction({
  slug: 'prospect_landing',
  title: 'Build a prospect landing page',
  category: 'Sales & Leads',
  one_liner: 'One-to-one page from prospect, offer, brand and tracking fields, with UTM links and accessible colours',
  credit_cost: 5,
  llm,
  ...MAKES_PAGE,
  network: 'optional',
  needs: ['web'],
  input: PROSPECT_LANDING_INPUT,

  output: closedObject({
    file: {
      ...FILE_SCHEMA,
      description:
        'The page: HTML with its styles, without scripts, and nothing to load. Search engines are asked not to list it.',
    },
    slug: { type: 'string', pattern: '^[a-z0-9]+(-+[a-z0-9]+)*$', maxLength: 63 },
    suggested_host: { type: ['string', 'null'], description: 'Null without a domain.' },
    suggested_url: { type: ['string', 'null'], description: 'Null without a domain.' },
    tracked_links: listOf(
      closedObject({
        place: { enum: ['button', 'calendar', 'footer'] },
        label: { type: 'string' },
        url: { type: 'string', format: 'uri' },
      }),
      { description: 'The links of the page that have UTM parameters.' },
    ),
    handover: closedObject(
      {
        owner: TEXT_OR_NULL,
        crm: TEXT_OR_NULL,
        sequence_id: TEXT_OR_NULL,
      },
      { description: 'Who follows the prospect, and where: as it was given. Nothing was sent to a CRM.' },
    ),
    colors: COLORS_SCHEMA,
    engine: { const: 'template' },
  }),

  async handler(
    { prospect, offer, brand: brandInput, tracking, domain, subdomain_strategy, integrations, language },
    { warn, web, signal },
  ) {
    const { content, links, slug, offerTitle, isGoalOnly, handover } = buildProspectPage({
      prospect,
      offer,
      tracking,
      integrations,
      language,
      logo: await readProspectLogo(prospect, { web, signal, warn }),
      warn,
    });
    const place =
      domain === undefined
        ? null
        : await suggestHost(domain, subdomain_strategy, { prospect: slug, offer: offerTitle });
    const name = isGoalOnly && place ? place.domain : offerTitle;
    const brand = await readBrand(FieldReader.of('brand', brandInput ?? {}), name.slice(0, 80));
    const footer = { ...content.footer, text: content.footer.text || brand.name };
    const { palette, pairs } = await toPalette(brand);
    if (!content.hero.button && !content.hero.secondButton)
      warn(
        'The page has no button: "offer.cta_url", "integrations.calendar_url" or "integrations.form" gives it a target.',
      );
    return {
      file: outputFile(
        `${slug}.html`,
        'text/html',
        new TextEncoder().encode(renderPage({ ...content, footer, brand, palette })),
      ),
      slug,
      suggested_host: place?.host ?? null,
      suggested_url: place?.url ?? null,
      tracked_links: links,
      handover,
      colors: pairs,
    };
  },

  examples: dataExamples(examples),
  ...search,
});
