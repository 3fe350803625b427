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
    'tell me the owner of this phone number 020 7946 0322',
    'je veux connaître le titulaire du compte FR7630001007941234567890185',
    'dime el nombre del dueño del número 655 12 00 45',
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
    'is it going to rain in Cardiff',
    'va-t-il neiger demain',
    '¿va a llover mañana en Vigo?',
  ])('refuses weather and the time of day: "%s"', (text) => {
    expect(findOutcome(text)).toBe('out_of_scope');
  });

  it.each([
    ['which bank does GB33BUKB20201555555555 belong to', 'sure iban_validate'],
    ["à quelle banque appartient l'IBAN FR7630001007941234567890185", 'sure iban_validate'],
    ['a qué banco pertenece el IBAN ES7921000813610123456789', 'sure iban_validate'],
    ['de quel pays est le numéro +34 655 33 22 11', 'sure phone_validate'],
    ['à quelle heure peut-on se voir mardi avec Ann', 'incomplete calendar-scheduling'],
    ["l'IBAN du titulaire DE89370400440532013000 est-il valable", 'sure iban_validate'],
    ['le RIB du titulaire FR7630001007941234567890185 est-il correct', 'sure iban_validate'],
    ['mira si el IBAN del dueño es válido ES7921000813610123456789', 'sure iban_validate'],
    ["is the owner's number +44 20 7946 0321 valid", 'sure phone_validate'],
    ["valide l'email du propriétaire kim@exemple.fr", 'sure email_validate'],
    ['valida el correo del dueño kim@ejemplo.es', 'sure email_validate'],
  ])('answers what an action does tell: "%s" by %s', (text, outcome) => {
    expect(findOutcome(text)).toBe(outcome);
  });

  it.each([
    ['trouve les propriétaires de restaurants à Lyon', 'local_leads'],
    ['trouve les propriétaires de garages à Nantes', 'local_leads'],
    ["liste les propriétaires d'hôtels à Nice", 'local_leads'],
    ['owners of small hotels around Brighton', 'local_leads'],
    ['busca propietarias de peluquerías en Cádiz', 'local_leads'],
    ['écris un post sur la pluie à Paris', 'social_posts'],
    ['écris un post sur la météo', 'social_posts'],
    ['écris un post sur la neige à Chamonix', 'social_posts'],
    ['escribe una publicación sobre la lluvia en Bilbao', 'social_posts'],
    ['post about the weather for our garden centre', 'social_posts'],
    ['find the time for a call with Bob on Tuesday', 'calendar-scheduling'],
    ['schedule a call with the owner tomorrow at the time of 3 pm', 'calendar-scheduling'],
    ['busca la hora para una llamada con Ana el martes', 'calendar-scheduling'],
    ['écris un email au propriétaire du garage', 'personal_email'],
  ])('leads a request about owners, the weather or an hour to its action: "%s" to %s', (text, slug) => {
    expect(findOutcome(text)).toMatch(new RegExp(`^(?:sure|proposed|incomplete) ${slug}$`));
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
