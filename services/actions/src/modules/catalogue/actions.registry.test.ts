import { expect, it } from 'vitest';
import type { ActionsConfig } from '../../config';
import { actions } from '../../catalogue/catalogue';
import type { Capability } from '../../engine/action';
import { Capabilities } from '../../engine/capabilities';
import { ActionsRegistry } from './actions.registry';
import { findCapabilities } from './find-capabilities';

const aRegistry = (...present: Capability[]) =>
  new ActionsRegistry(new Capabilities(new Set(present)), {} as ActionsConfig); // without a model

it('lists all actions in alphabetical order of their titles, and those that can run in the same order', () => {
  const registry = aRegistry();
  const titles = registry.list().map(({ title }) => title);
  expect(titles).toEqual(actions.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'en')));
  const enabled = registry.list().filter(({ requires }) => requires.length === 0);
  expect(registry.listEnabled()).toEqual(enabled);
  expect(enabled.length).toBeLessThan(actions.length);
});

it('sorts once', () => {
  const registry = aRegistry('video');
  expect(registry.list()).toBe(registry.list());
  expect(registry.listEnabled()).toBe(registry.listEnabled());
});

const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, boolean])[] = [
  ['seo_audit_flash', { url: 'https://a.example' }, true],
  ['seo_audit_flash', { html: '<p>x</p>' }, false],
  ['web_research', { question: 'Why?', urls: ['https://a.example'] }, true],
  ['web_research', { question: 'Why?', urls: ['https://a.example'], documents: ['x'] }, false],
  ['info_verification', { text: 'A is b.', urls: ['https://a.example'] }, true],
  ['competitor_analysis', { sites: ['https://a.example', { html: '<p>x</p>' }] }, true],
  ['competitor_analysis', { sites: [{ html: '<p>y</p>' }, { html: '<p>x</p>' }] }, false],
  ['local_leads', { city: 'Lyon', category: 'cafe', live: true }, true],
  ['local_leads', { city: 'Lyon', category: 'cafe', source: [] }, false],
  ['summarize_pdf', { file: 'https://a.example/b.pdf' }, true],
  ['summarize_pdf', { file: 'sample:report.pdf' }, false],
  ['email_validate', { email: 'a@b.example', check_mx: true }, false],
];

it.each(cases)('knows whether %s on %j fails where nothing is fetched: %s', (slug, input, isCutOff) => {
  const action = actions.find((one) => one.slug === slug);
  if (!action) throw new Error(slug);
  expect(aRegistry('pdf', 'ocr', 'picture').isCutOff(action, input)).toBe(isCutOff);
  expect(aRegistry('egress').isCutOff(action, input)).toBe(false);
});

it.each([
  ['picture', 'qr_generate', 'This machine cannot read or draw pictures.'],
  ['pdf', 'summarize_pdf', 'This machine cannot read PDFs.'],
  ['video', 'promo_video', 'This machine cannot encode video.'],
  ['ocr', 'extract_invoice', 'This machine cannot read the text of pictures.'],
  ['ocr', 'extract-pdf-json', 'This machine cannot read the text of pictures.'],
] as const)('disables without %s the action %s, with the reason', (missing, slug, reason) => {
  const installed = (['picture', 'pdf', 'ocr', 'video'] as const).filter((kind) => kind !== missing);
  const capabilities = findCapabilities({ EGRESS: 'on', LLM_BASE_URL: undefined, LLM_MODEL: undefined }, installed);
  const registry = new ActionsRegistry(capabilities, {} as ActionsConfig); // without a model
  expect(registry.find(slug)).toBeUndefined();
  const listed = registry.findListed(slug);
  expect(listed && registry.findObstacle(listed)).toBe(reason);
});
