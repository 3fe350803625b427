import { expect, test } from '@playwright/test';
import { baseUrl } from '../playwright.config.ts';
import { audit } from './audit.ts';

/** The pages that search engines are told of. */
const PAGES = ['/en/', '/fr/', '/es/', '/home', '/partners', '/signals', '/templates', '/coming-soon', '/workshops'];

/** In per cent. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 };

for (const path of PAGES) {
  test(`Lighthouse gives ${path} what is wanted`, async () => {
    const { scores, findings } = await audit(baseUrl + path);
    console.log(path, JSON.stringify(scores));
    for (const [category, least] of Object.entries(LEAST))
      expect.soft(scores[category], `${category}\n${findings.join('\n')}`).toBeGreaterThanOrEqual(least);
  });
}
