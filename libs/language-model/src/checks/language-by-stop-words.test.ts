import { expect, it } from 'vitest';
import { languageByStopWords } from './language-by-stop-words';

it.each([
  ['The committee has approved the budget for the next year, and it will be published soon.', 'en'],
  ["Le comité a approuvé le budget de l'année prochaine et il sera bientôt publié.", 'fr'],
  ['El comité ha aprobado el presupuesto para el próximo año y se publicará pronto.', 'es'],
  ['Der Ausschuss hat den Haushalt für das nächste Jahr gebilligt, und er wird bald veröffentlicht.', null],
  ['Strasbourg Rennes Bordeaux Lyon Marseille Toulouse', null],
  ['42', null],
])('finds the language of %j: %s', (text, language) => {
  expect(languageByStopWords(text)).toBe(language);
});
