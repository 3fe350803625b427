import { describe, expect, it } from 'vitest';
import { resolveLanguages } from './resolve-languages';

describe('the language of a short text', () => {
  it.each([
    'Das ist sehr schlecht.',
    'Leider schlecht verarbeitet',
    'Sehr gut, gerne wieder',
    'Wann kommt mein Paket?',
  ])('is not taken for English, French or Spanish: %s', async (text) => {
    expect(await resolveLanguages([text], 'auto')).toMatchObject([{ language: null, detected: 'de' }]);
  });

  it.each([
    ['Great product', 'en'],
    ['Love it', 'en'],
    ['Très bon produit', 'fr'],
    ['Nul, à éviter', 'fr'],
    ['Muy buen producto', 'es'],
    ['Excelente servicio', 'es'],
    ['Bad quality', 'en'],
    ['Terrible service', 'en'],
    ['Produit excellent', 'fr'],
  ])('is found where it is one of them: %s', async (text, language) => {
    const [found] = await resolveLanguages([text], 'auto');
    expect(found?.language).toBe(language);
  });
});
