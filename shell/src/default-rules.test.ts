import { expect, it } from 'vitest';
import { defaultRules } from './default-rules';

const { createHTML, createScript, createScriptURL } = defaultRules;

it('refuses every HTML but none', () => {
  expect(createHTML('')).toBe('');
  expect(createHTML('<b>bold</b>')).toBeNull();
  expect(createHTML(' ')).toBeNull();
});

it.each(['{"integrity":{}}', '{"@context":"https://schema.org"}', '[]'])('takes %s as data', (text) => {
  expect(createScript(text)).toBe(text);
});

it.each(['alert(1)', '{};alert(1)', '"use strict"', '', '{a:1}'])('refuses the code %j', (text) => {
  expect(createScript(text)).toBeNull();
});

it.each(['/remotes/mf-console/3f2a/assets/matcher.worker.js', './shell/3f2a/assets/a.js'])('takes %s', (address) => {
  expect(createScriptURL(address)).toBe(address);
});

it.each([
  'https://evil.example/remotes/mf-console/3f2a/a.js',
  '//evil.example/shell/3f2a/a.js',
  '/remotes/mf-console/3f2a/page.html',
  '/api/workshops/replay.js',
  '/remotes/../api/x/a/b.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/remotes/a/b/c.js',
])('refuses %s', (address) => {
  expect(createScriptURL(address)).toBeNull();
});
