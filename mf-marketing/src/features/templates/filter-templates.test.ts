import { expect, it } from 'vitest';
import { callExample } from '../../examples/examples';
import { filterTemplates, readFilter } from './filter-templates';
import { categories, templates } from './templates-texts';

const slugs = (address: string) =>
  filterTemplates(templates, readFilter(new URLSearchParams(address))).map(({ slug }) => slug);

it('has the six templates of the specification, each with a call that ran and a known category', () => {
  expect(templates.map(({ slug }) => slug)).toEqual([
    'extract-pdf-json',
    'enrich-google-sheets',
    'web-search-rag',
    'email-auto-reply',
    'calendar-scheduling',
    'data-classification',
  ]);
  for (const { slug, category, complexity } of templates) {
    expect(callExample(slug).answer).toBeTruthy();
    expect(categories).toContain(category);
    expect(['Simple', 'Intermédiaire', 'Avancé']).toContain(complexity);
  }
});

it('finds words of titles and descriptions in any case', () => {
  expect(slugs('search=PDF')).toEqual(['extract-pdf-json']);
  expect(slugs('search=%20FUSEAUX%20')).toEqual(['calendar-scheduling']);
  expect(slugs('search=<script>')).toEqual([]);
});

it('finds words as a keyboard types them, whatever signs the text is set with', () => {
  expect(slugs('search=e-mail')).toEqual(['enrich-google-sheets', 'email-auto-reply']);
  expect(slugs('search=e\u2011mail')).toEqual(['enrich-google-sheets', 'email-auto-reply']);
  expect(slugs("search=l'intention")).toEqual(['email-auto-reply']);
  expect(slugs('search=re\u0301pondre')).toEqual(['web-search-rag', 'email-auto-reply']);
  expect(slugs('search=compl%C3%A9t%C3%A9e%20:')).toEqual(['enrich-google-sheets']);
});

it('keeps to a category, and takes an unknown one for all', () => {
  expect(slugs('category=productivity')).toEqual(['enrich-google-sheets', 'calendar-scheduling']);
  expect(slugs('category=productivity&search=créneau')).toEqual(['calendar-scheduling']);
  expect(slugs('category=cats')).toHaveLength(6);
});
