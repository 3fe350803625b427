import { expect, it } from 'vitest';
import { cleanEmail, isEmail } from './waitlist-email';

it('removes angle brackets on the French and English pages', () => {
  expect(cleanEmail(`<a"b'c&@d.fr>`, 'fr')).toBe(`a"b'c&@d.fr`);
  expect(cleanEmail(`<a"b'c&@d.fr>`, 'en')).toBe(`a"b'c&@d.fr`);
});

it('removes quotes and ampersands too on the Spanish page', () => {
  expect(cleanEmail(`<a"b'c&@d.es>`, 'es')).toBe('abc@d.es');
});

it('takes an address of at most 255 characters with an at sign and a dot', () => {
  const domain = '@example.test';
  expect(isEmail('someone@example.test')).toBe(true);
  expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(true);
  expect(isEmail('a'.repeat(256 - domain.length) + domain)).toBe(false);
  for (const wrong of ['someone', 'someone@', '@example.test', 'some one@example.test', 'someone@example']) {
    expect(isEmail(wrong), wrong).toBe(false);
  }
});
