import { expect, it } from 'vitest';
import { detectLanguage, isForeign } from './language';

it.each([
  ['We help the teams of small agencies.', 'en'],
  ['Nous aidons les équipes des petites agences.', 'fr'],
  ['Ayudamos a los equipos de las agencias con sus tareas.', 'es'],
  ['Wir helfen den Teams kleiner Agenturen bei ihren Aufgaben.', null],
  ['asdf', null],
])('detects %j', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

it('calls a text foreign only when there is enough of it', () => {
  expect(isForeign('asdf')).toBe(false);
  expect(isForeign('Wir helfen kleinen Agenturen dabei ihre Aufgaben schneller erledigen zu lassen')).toBe(true);
});
