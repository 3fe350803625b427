import { dataExamples } from '../../engine/data-examples';
import { defineAction } from '../../engine/define-action';
import { FILE_SCHEMA, outputFile } from '../../engine/files';
import { closedObject } from '../../engine/output-schema';
import { choicesParam, jsonParam } from '../../engine/params';
import { members, textMembers } from '../../engine/json-forms';
import { FORM, LINKS, PAGE_PARTS } from '../../landing-page/page-forms';
import { MAKES_PAGE } from '../../engine/run-profiles';
import { FieldReader } from '../../fields/read-fields';
import { toPalette } from '../../landing-page/brand-palette';
import { brandParam } from '../../landing-page/brand-param';
import { COLORS_SCHEMA } from '../../landing-page/colors-schema';
import { readBrand } from '../../landing-page/read-brand';
import { renderPage } from '../../landing-page/render-page';
import { givenLanguageParam } from '../../engine/language-param';
import { onlySections, presentSections, readBrief, SECTIONS } from './landing-generate/read-brief';
import examples from './landing_generate.examples.json';
import { llm } from './landing_generate.llm';
import search from './landing_generate.search.json';

const BRIEF_TEXTS = textMembers(['product', 'headline', 'description', 'audience', 'cta', 'cta_url', 'note', 'footer']);

export const landingGenerate = defineAction({
  slug: 'landing_generate',
  title: 'Generate a landing page',
  category: 'Marketing & Content',
  one_liner: 'Responsive accessible page from a brief: hero, benefits, proof, FAQ, form',
  credit_cost: 5,
  llm,
  ...MAKES_PAGE,

  input: {
    params: [
      jsonParam('brief', 'Brief', {
        schema: members({ ...BRIEF_TEXTS, ...PAGE_PARTS, form: FORM, links: LINKS }, ['product']),
        required: true,
        placeholder: '{ "product": "…", "headline": "…", "benefits": ["…"] }',
        description:
          'What the page says. product (required), headline, description, audience, cta, cta_url, note, benefits [{title, text}], steps [{title, text}], proof {figures [{value, label}], quotes [{text, name, role}]}, faq [{question, answer}], form {action or email, title, text, fields, button, consent}, links [{label, url}], footer. What is missing is left out and listed.',
        ui: { multiline: true, rows: 16 },
      }),
      brandParam('colours; made darker or lighter where they could not be read'),
      choicesParam('sections', 'Sections', {
        enum: SECTIONS.map((value) => ({
          value,
          label: value === 'faq' ? 'FAQ' : `${value[0]?.toUpperCase()}${value.slice(1)}`,
        })),
        default: [...SECTIONS],
        description: 'Which sections the page may have. The hero is always there.',
      }),
      givenLanguageParam('The language of the brief: of the page and of its labels.'),
    ],
    ui: {
      groups: [
        { id: 'content', label: 'Content', items: ['brief', 'language', 'sections'] },
        { id: 'design', label: 'Design', items: ['brand'] },
      ],
    },
  },

  output: closedObject({
    file: { ...FILE_SCHEMA, description: 'The page: HTML with its styles, without scripts, and nothing to load.' },
    sections: { type: 'array', items: { enum: SECTIONS }, description: 'On the page, in their order.' },
    missing: {
      type: 'array',
      items: { enum: SECTIONS },
      description: 'Asked for, but the brief says nothing for them.',
    },
    colors: COLORS_SCHEMA,
    engine: { const: 'template' },
  }),

  async handler({ brief, brand: brandInput, sections, language }, { warn }) {
    const content = onlySections(readBrief(brief, language), sections);
    const brand = await readBrand(FieldReader.of('brand', brandInput ?? {}), content.footer.text.slice(0, 80));
    const { palette, pairs } = await toPalette(brand);
    const present = presentSections(content);
    const missing = sections.filter((name) => !present.includes(name));
    if (missing.includes('form'))
      warn('The form is left out: "form.action" or "form.email" says where its answers go.');
    if (!content.hero.button) warn('The page has no button: "cta_url" or a form gives it a target.');
    const page = renderPage({ ...content, brand, palette });
    return {
      file: outputFile('landing-page.html', 'text/html', new TextEncoder().encode(page)),
      sections: present,
      missing,
      colors: pairs,
    };
  },

  examples: dataExamples(examples),
  ...search,
});
