import { cspHash } from '@declic/nest-kit/csp-hash';
import { expect, it } from 'vitest';
import { aComposition } from '../testing/a-composition';
import { withLostShellScript } from './lost-shell';
import { ShellPage } from './shell-page';

const HTML = '<html><head><script type="module" src="/assets/index-1.js"></script></head></html>';

it('listens before the first module, and the policy of the page allows it by its hash', () => {
  const { html, policy } = new ShellPage(HTML).render(aComposition(), '/workshops');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];

  expect(script).toContain("addEventListener('error'");
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('type="module"'));
  expect(policy).toContain(cspHash(script));
});

it('is not put into a page without code', () => {
  expect(withLostShellScript('<html><head></head></html>')).toBe('<html><head></head></html>');
});
