import type { Language } from '../../../text/languages';
import { findCallsToAction, findFreeOffer, findLowestPrice, findPrices } from './offers';
import { findDescription, findHeadline, findOpening, findTitle } from './positioning';
import type { Finder } from './site-reading';
import { findPlatform, findTools } from './stack';
import {
  findCertificates,
  findContact,
  findCustomers,
  findGuarantee,
  findLegal,
  findRating,
  findSocial,
  findTestimonials,
} from './trust';

export const DIMENSIONS = ['positioning', 'offer', 'keywords', 'stack', 'trust'] as const;

export interface Criterion {
  readonly id: string;
  readonly dimension: (typeof DIMENSIONS)[number];
  /** Null for what is found over all sites together. */
  readonly find: Finder | null;
  /** Whether a site without it has a gap: a shop without Drupal lacks nothing. */
  readonly isExpected: boolean;
  readonly labels: Readonly<Record<Language, string>>;
}

const criterion = (
  id: string,
  dimension: Criterion['dimension'],
  find: Finder | null,
  isExpected: boolean,
  [en, fr, es]: readonly [string, string, string],
): Criterion => ({ id, dimension, find, isExpected, labels: { en, fr, es } });

/** The rows of the matrix. */
export const CRITERIA: readonly Criterion[] = [
  criterion('title', 'positioning', findTitle, true, ['Title', 'Titre', 'Título']),
  criterion('headline', 'positioning', findHeadline, true, ['Headline', 'Accroche', 'Titular']),
  criterion('description', 'positioning', findDescription, true, [
    'Meta description',
    'Meta description',
    'Metadescripción',
  ]),
  criterion('opening', 'positioning', findOpening, false, ['Opening text', 'Texte d’ouverture', 'Texto inicial']),
  criterion('prices', 'offer', findPrices, true, ['Prices on the page', 'Prix affichés', 'Precios en la página']),
  criterion('lowest_price', 'offer', findLowestPrice, false, ['Lowest price', 'Prix le plus bas', 'Precio más bajo']),
  criterion('free_offer', 'offer', findFreeOffer, true, ['Free offer', 'Offre gratuite', 'Oferta gratuita']),
  criterion('calls_to_action', 'offer', findCallsToAction, true, [
    'Calls to action',
    'Appels à l’action',
    'Llamadas a la acción',
  ]),
  criterion('keywords', 'keywords', null, false, ['Keywords', 'Mots-clés', 'Palabras clave']),
  criterion('platform', 'stack', findPlatform, false, ['Platform', 'Plateforme', 'Plataforma']),
  criterion('tools', 'stack', findTools, false, ['Tools', 'Outils', 'Herramientas']),
  criterion('testimonials', 'trust', findTestimonials, true, ['Testimonials', 'Témoignages', 'Testimonios']),
  criterion('rating', 'trust', findRating, true, ['Rating', 'Note', 'Valoración']),
  criterion('customers', 'trust', findCustomers, true, [
    'Number of customers',
    'Nombre de clients',
    'Número de clientes',
  ]),
  criterion('certificates', 'trust', findCertificates, true, [
    'Certificates and standards',
    'Certificats et normes',
    'Certificados y normas',
  ]),
  criterion('guarantee', 'trust', findGuarantee, true, ['Guarantee', 'Garantie', 'Garantía']),
  criterion('contact', 'trust', findContact, true, ['Contact', 'Contact', 'Contacto']),
  criterion('legal', 'trust', findLegal, true, ['Legal pages', 'Pages légales', 'Páginas legales']),
  criterion('social', 'trust', findSocial, true, ['Social networks', 'Réseaux sociaux', 'Redes sociales']),
];
