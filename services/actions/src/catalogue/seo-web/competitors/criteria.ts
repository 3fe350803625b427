import type { Language } from '../../../text/languages';
import LABELS from './criteria.labels.json';
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
  id: keyof typeof LABELS,
  dimension: Criterion['dimension'],
  find: Finder | null,
  isExpected: boolean,
): Criterion => ({ id, dimension, find, isExpected, labels: LABELS[id] });

/** The rows of the matrix. */
export const CRITERIA: readonly Criterion[] = [
  criterion('title', 'positioning', findTitle, true),
  criterion('headline', 'positioning', findHeadline, true),
  criterion('description', 'positioning', findDescription, true),
  criterion('opening', 'positioning', findOpening, false),
  criterion('prices', 'offer', findPrices, true),
  criterion('lowest_price', 'offer', findLowestPrice, false),
  criterion('free_offer', 'offer', findFreeOffer, true),
  criterion('calls_to_action', 'offer', findCallsToAction, true),
  criterion('keywords', 'keywords', null, false),
  criterion('platform', 'stack', findPlatform, false),
  criterion('tools', 'stack', findTools, false),
  criterion('testimonials', 'trust', findTestimonials, true),
  criterion('rating', 'trust', findRating, true),
  criterion('customers', 'trust', findCustomers, true),
  criterion('certificates', 'trust', findCertificates, true),
  criterion('guarantee', 'trust', findGuarantee, true),
  criterion('contact', 'trust', findContact, true),
  criterion('legal', 'trust', findLegal, true),
  criterion('social', 'trust', findSocial, true),
];
