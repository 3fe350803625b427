import { ActionRouter } from '@declic/action-router';
import { describe, expect, it } from 'vitest';
import { actions } from '../catalogue/catalogue';
import { decide } from './decide';

const router = new ActionRouter(actions);

function findOutcome(text: string): string {
  const { isOutOfScope, candidates, probability, message } = router.route(text);
  const action = actions.find(({ slug }) => slug === candidates[0]?.slug);
  if (isOutOfScope || !action) return 'out_of_scope';
  const { outcome } = decide({ action, probability }, message);
  return outcome === 'unclear' ? outcome : `${outcome} ${action.slug}`;
}

describe('what is decided about a message', () => {
  it.each([
    'whose number is +44 7700 900 118',
    'who does the iban GB33BUKB20201555555555 belong to, what is the name of the owner',
    'à qui est le numéro 06 39 98 12 12 ?',
    "à qui est l'IBAN FR7630001007941234567890185 ?",
    '¿de quién es el teléfono +34 655 33 22 11?',
    '¿de quién es la cuenta ES7921000813610123456789?',
  ])('refuses to tell the holder: "%s"', (text) => {
    expect(findOutcome(text)).toBe('out_of_scope');
  });

  it.each([
    'what is the weather in Dublin',
    'quel temps fait-il à Rennes ?',
    'vous avez l’heure ?',
    'quelle heure est-il à Dakar ?',
    'hace frío en Soria',
    '¿qué hora es en Quito?',
  ])('refuses weather and the time of day: "%s"', (text) => {
    expect(findOutcome(text)).toBe('out_of_scope');
  });

  it.each([
    ['which bank does GB33BUKB20201555555555 belong to', 'sure iban_validate'],
    ["à quelle banque appartient l'IBAN FR7630001007941234567890185", 'sure iban_validate'],
    ['a qué banco pertenece el IBAN ES7921000813610123456789', 'sure iban_validate'],
    ['de quel pays est le numéro +34 655 33 22 11', 'sure phone_validate'],
    ['à quelle heure peut-on se voir mardi avec Ann', 'incomplete calendar-scheduling'],
  ])('answers what an action does tell: "%s" by %s', (text, outcome) => {
    expect(findOutcome(text)).toBe(outcome);
  });

  it.each([
    ['summarise https://example.org/annual-review', 'proposed summarize_pdf'],
    ['résume https://exemple.fr/bilan.html', 'proposed summarize_pdf'],
    ['resume https://ejemplo.es/memoria', 'proposed summarize_pdf'],
    ['summarise https://example.org/annual-review.pdf', 'sure summarize_pdf'],
    ['résume le document https://exemple.fr/bilan', 'sure summarize_pdf'],
    ['resume el archivo https://ejemplo.es/memoria?id=3', 'sure summarize_pdf'],
    ['résume https://arxiv.org/pdf/2301.00001', 'sure summarize_pdf'],
    ['summarise https://example.com/pdfs-we-like', 'proposed summarize_pdf'],
    ['extraire la facture https://exemple.fr/facture/123', 'sure extract_invoice'],
    ['extract the invoice https://example.com/invoice/123', 'sure extract_invoice'],
    ['extraer la factura https://ejemplo.es/factura/123', 'sure extract_invoice'],
    ['extract the invoice https://example.com/csv/123', 'proposed extract_invoice'],
  ])('runs an action on an address only where it is said to be of a file: "%s": %s', (text, outcome) => {
    expect(findOutcome(text)).toBe(outcome);
  });
});
