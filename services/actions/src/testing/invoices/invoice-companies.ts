import type { Language } from '../../text/languages';
import type { InvoiceFacts } from './invoice-facts';

/** Invented companies. Their VAT numbers and IBANs have right check digits and belong to no one that we know of. */
export const COMPANIES: Readonly<Record<Language, readonly InvoiceFacts['seller'][]>> = {
  en: [
    company(
      'Harbour & Pine Ltd',
      ['14 Quay Street', 'Bristol BS1 4DJ', 'United Kingdom'],
      'GB123456727',
      'GB29NWBK60161331926819',
      'accounts@harbourpine.co.uk',
    ),
    company(
      'Northfield Analytics Limited',
      ['Unit 3, Mill Lane', 'Leeds LS1 2RT'],
      'GB765432126',
      'GB78BARC20031849537681',
      'billing@northfield.io',
    ),
    company(
      'Cedar Lane Studio',
      ['220 High Road', 'London N15 4AJ'],
      'GB314159228',
      'GB26MIDL40051512345674',
      'hello@cedarlane.studio',
    ),
    company(
      'Brightwater Logistics plc',
      ['8 Dock Road', 'Liverpool L20 8AA', 'England'],
      'GB271828149',
      'GB29NWBK60161331926819',
      'finance@brightwater.co.uk',
    ),
    company(
      'Oakridge Consulting',
      ['51 Market Square', 'Cambridge CB2 3QJ'],
      'GB161803328',
      'GB78BARC20031849537681',
      'office@oakridge.consulting',
    ),
  ],
  fr: [
    company(
      'Ateliers Marchand SARL',
      ['12 rue des Tanneurs', '67000 Strasbourg', 'France'],
      'FR11123456782',
      'FR1420041010050500013M02606',
      'compta@ateliers-marchand.fr',
    ),
    company(
      'Boulangerie Lefèvre',
      ['3 place de la Mairie', '35000 Rennes'],
      'FR14987654324',
      'FR7630006000011234567890189',
      'contact@boulangerie-lefevre.fr',
    ),
    company(
      'Solutions Numériques Dubois SAS',
      ['88 avenue Jean Jaurès', '69007 Lyon'],
      'FR87314159260',
      'FR7610107001011234567890129',
      'facturation@sn-dubois.fr',
    ),
    company(
      'Transports Océane',
      ['Zone industrielle Nord', '44600 Saint-Nazaire', 'France'],
      'FR47271828188',
      'FR1420041010050500013M02606',
      'admin@transports-oceane.fr',
    ),
    company(
      'Cabinet Moreau & Associés',
      ['21 bis, cours Victor Hugo', '33000 Bordeaux'],
      'FR66161803390',
      'FR7630006000011234567890189',
      'cabinet@moreau-associes.fr',
    ),
  ],
  es: [
    company(
      'Talleres Ibáñez S.L.',
      ['Calle Mayor, 18', '28013 Madrid', 'España'],
      'ESB12345674',
      'ES9121000418450200051332',
      'facturas@talleresibanez.es',
    ),
    company(
      'Diseños del Sur S.L.',
      ['Avenida de la Constitución 7', '41001 Sevilla'],
      'ESB76543214',
      'ES6000491500051234567892',
      'hola@disenosdelsur.es',
    ),
    company(
      'Conservas La Ría S.A.',
      ['Polígono O Salnés, nave 4', '36600 Vilagarcía de Arousa'],
      'ESB31415920',
      'ES7921000813610123456789',
      'admin@conservaslaria.es',
    ),
    company(
      'Nube Clara Tecnología',
      ['Carrer de Mallorca, 256', '08008 Barcelona', 'España'],
      'ESB27182815',
      'ES9121000418450200051332',
      'cobros@nubeclara.es',
    ),
    company(
      'Asesoría Peñalver',
      ['Plaza del Pilar 2, 3º B', '50003 Zaragoza'],
      'ESB16180333',
      'ES6000491500051234567892',
      'info@asesoriapenalver.es',
    ),
  ],
};

export const SERVICES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Website maintenance, March',
    'Consulting on site',
    'Server rack 42U',
    'Copywriting of 12 product pages',
    'Travel expenses',
    'Annual licence, 25 seats',
    'Training day for the sales team',
  ],
  fr: [
    'Maintenance du site, mars',
    'Conseil sur place',
    'Armoire réseau 42U',
    'Rédaction de 12 fiches produits',
    'Frais de déplacement',
    'Licence annuelle, 25 postes',
    "Journée de formation de l'équipe",
  ],
  es: [
    'Mantenimiento web, marzo',
    'Consultoría presencial',
    'Armario de red 42U',
    'Redacción de 12 fichas de producto',
    'Gastos de viaje',
    'Licencia anual, 25 puestos',
    'Jornada de formación del equipo',
  ],
};

function company(name: string, address: readonly string[], vatId: string, iban: string, email: string) {
  return { name, address, vatId, iban, email };
}
