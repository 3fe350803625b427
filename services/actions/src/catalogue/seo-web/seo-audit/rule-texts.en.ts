import type { RuleTexts } from './rule-texts';

/** The findings in English. */
export const EN_TEXTS: RuleTexts = {
  noindex: {
    title: 'The page asks search engines not to list it',
    fix: 'Remove “noindex” from the robots meta element, unless the page must stay hidden.',
  },
  robots_txt_blocks: {
    title: 'robots.txt keeps crawlers from the page',
    fix: 'Remove the rule that disallows this path from robots.txt, then ask for a new crawl.',
  },
  title_missing: {
    title: 'The page has no title',
    fix: 'Write a title of 30 to 60 characters that says what the page offers, the subject first.',
  },
  meta_refresh: {
    title: 'The page sends visitors on by meta refresh',
    fix: 'Replace the meta refresh by a 301 redirect of the server.',
  },
  thin_content: {
    title: 'The content is thin; words: {value}',
    fix: 'Answer the visitor’s questions on the page: what it is, for whom, price, proof. 300 words are a good start.',
  },
  h1_missing: {
    title: 'The page has no main heading',
    fix: 'Add one h1 that names the subject of the page.',
  },
  keyword_not_in_title: {
    title: '“{value}” is not in the title',
    fix: 'Put the keyword near the beginning of the title.',
  },
  description_missing: {
    title: 'The page has no meta description',
    fix: 'Write 120 to 155 characters that give a reason to click.',
  },
  viewport_missing: {
    title: 'The page has no viewport for mobile screens',
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
  },
  canonical_conflict: {
    title: 'Different canonical addresses on one page: {value}',
    fix: 'Keep one canonical link, with the address that should be listed.',
  },
  canonical_elsewhere: {
    title: 'The canonical address is another page: {value}',
    fix: 'If this page should be listed, let its canonical link point to itself.',
  },
  title_repeated: {
    title: 'Title elements on one page: {value}',
    fix: 'Keep one title: search engines may take either.',
  },
  title_length: {
    title: 'Length of the title in characters: {value}',
    fix: 'Bring it to 30 to 60 characters: longer ones are cut, shorter ones waste the place.',
  },
  keyword_not_in_h1: {
    title: '“{value}” is not in the main heading',
    fix: 'Use the keyword, or a natural form of it, in the h1.',
  },
  insecure_address: {
    title: 'The page is served without HTTPS',
    fix: 'Serve the site over HTTPS and redirect http:// to it.',
  },
  mixed_content: {
    title: 'Resources loaded without HTTPS: {value}',
    fix: 'Change their addresses to https://: browsers block them.',
  },
  images_without_alt: {
    title: 'Images without alt text: {value}',
    fix: 'Describe each picture in a few words; use alt="" for decoration.',
  },
  structured_data_invalid: {
    title: 'Structured data that is not valid JSON, blocks: {value}',
    fix: 'Correct the JSON-LD: a comma or quotation mark is usually the cause.',
  },
  h1_repeated: {
    title: 'Main headings on one page: {value}',
    fix: 'Keep one h1 and make the others h2.',
  },
  canonical_missing: {
    title: 'The page names no canonical address',
    fix: 'Add <link rel="canonical"> with the page’s own address, so that copies with parameters count for it.',
  },
  lang_missing: {
    title: 'The html element names no valid language',
    fix: 'Add lang, for example <html lang="en">.',
  },
  description_length: {
    title: 'Length of the meta description in characters: {value}',
    fix: 'Bring it to 120 to 155 characters, the most important first.',
  },
  links_without_text: {
    title: 'Links without text: {value}',
    fix: 'Give each link a text, or its picture an alt text.',
  },
  structured_data_missing: {
    title: 'The page has no structured data',
    fix: 'Describe the organisation, product, article or FAQ in JSON-LD (schema.org).',
  },
  keyword_stuffing: {
    title: 'The keyword is repeated too often: {value}',
    fix: 'Say it in other words where it does not help the reader.',
  },
  lead_image_lazy: {
    title: 'The first picture is loaded late',
    fix: 'Remove loading="lazy" from it: it delays the largest paint.',
  },
  scripts_block_rendering: {
    title: 'Scripts in the head that hold the page back: {value}',
    fix: 'Add defer or async to them.',
  },
  keyword_not_in_intro: {
    title: '“{value}” is not in the first 100 words',
    fix: 'Name the subject in the first paragraph.',
  },
  open_graph_incomplete: {
    title: 'A shared link has no good preview: {value} missing',
    fix: 'Add the missing Open Graph elements; the picture at 1200 × 630.',
  },
  generic_link_text: {
    title: 'Links that do not say where they lead: {value}',
    fix: 'Use the subject of the target as the link’s text.',
  },
  images_without_size: {
    title: 'Images without width and height: {value}',
    fix: 'Set both attributes, so that the text does not jump while the page loads.',
  },
  dead_links: {
    title: 'Links that lead nowhere: {value}',
    fix: 'Give them a target, or make them buttons.',
  },
  hreflang_invalid: {
    title: 'hreflang has invalid codes: {value}',
    fix: 'Use a language and, if needed, a region: en, fr-CA, es-419; for the United Kingdom en-GB.',
  },
  heading_levels_skipped: {
    title: 'Headings that skip a level: {value}',
    fix: 'Go down one level at a time: h2, then h3.',
  },
  zoom_disabled: {
    title: 'Visitors cannot zoom',
    fix: 'Remove user-scalable=no and maximum-scale=1 from the viewport.',
  },
  address_unclear: {
    title: 'The address is hard to read: {value}',
    fix: 'Use short lower-case words with hyphens; keep parameters out.',
  },
  page_heavy: {
    title: 'The HTML has {value} kB',
    fix: 'Move inline data, styles and pictures into files, and load long lists on demand.',
  },
  charset_missing: {
    title: 'The page names no character set',
    fix: 'Put <meta charset="utf-8"> first in the head.',
  },
  doctype_missing: {
    title: 'The page has no doctype',
    fix: 'Begin the HTML with <!doctype html>.',
  },
  frame_without_title: {
    title: 'Frames without a title: {value}',
    fix: 'Say in the title attribute what each frame shows.',
  },
  favicon_missing: {
    title: 'The page names no icon',
    fix: 'Add <link rel="icon">: it stands beside the result on mobile.',
  },
};
