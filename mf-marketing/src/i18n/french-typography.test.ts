import { expect, it } from 'vitest';
import comingSoon from './coming-soon.texts.json';
import home from './home.texts.json';
import landing from './landing/fr.json';
import legal from './legal.texts.json';
import partners from './partners.texts.json';
import privacy from './privacy.texts.json';
import signals from './signals.texts.json';
import site from './site.texts.json';
import templates from './templates.texts.json';

const french = [comingSoon.fr, home.fr, landing, legal.fr, partners, privacy.fr, signals, site.fr, templates];

/** Where a line could end before a sign, or a sign stands without its space: `2:30` and `https://` are neither. */
const FAULT = /.{0,20}(?: [:;!?»]|« |[^\s\u00a0\u202f][;!?»]|[^\s\u00a0\u202f]:(?=\s|$)|«[^\s\u00a0\u202f]).{0,20}/gu;

const faultsIn = (text: string): string[] => text.match(FAULT) ?? [];

it('has a no-break space before the high signs of French, and inside its quotation marks', () => {
  expect(faultsIn(JSON.stringify(french))).toEqual([]);
});

it('sees a space that may break, and one that is missing', () => {
  for (const wrong of ['Prêt : oui', 'Prêt: oui', 'Prêt ?', 'Prêt?', '« oui »', '«oui»'])
    expect(faultsIn(wrong), wrong).not.toEqual([]);
  for (const right of ['Prêt\u00a0: oui', 'Prêt\u202f?', '«\u00a0oui\u00a0»', 'à 12:30', 'https://declic.example'])
    expect(faultsIn(right), right).toEqual([]);
});
