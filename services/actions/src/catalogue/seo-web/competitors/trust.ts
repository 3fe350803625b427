import { seen } from '../../../pages/evidence';
import { findStructuredData } from '../../../pages/structured-data';
import { findEmails } from '../../../text/find-links';
import { toEvidence, matchBlocks } from './block-evidence';
import { findElements, oneLine } from './find-elements';
import { toFinding, type Finder } from './site-reading';

const CERTIFICATES =
  /\b(?:ISO[ /-]?(?:IEC )?\d{4,5}|SOC ?[12]|HDS|PCI[ -]DSS|HIPAA|GDPR|RGPD|LGPD|B Corp|Qualiopi|eIDAS|SecNumCloud|ENS|FSC|Fairtrade|Ecocert|Trusted Shops)\b/u;
const RATING = /\b[1-5](?:[.,]\d)?\s?(?:\/|out of|sur|de)\s?5\b(?!\d)/iu;
const CUSTOMERS =
  /(?:more than |over |plus de |más de |\+\s?)?\d[\d\s.,\u00A0\u202F]{0,12}\+?\s?(?:k\b|million[es]*\b|millones\b)?\s?(?:d['’]|de )?(?:happy |satisfied )?(?:customers|clients?|users|companies|teams|practices|businesses|utilisateurs|entreprises|équipes|clientes|usuarios|empresas|equipos)\b/iu;
const GUARANTEE =
  /\b(?:money[- ]back|\d+[- ]day (?:guarantee|returns?)|satisfaction guarantee\w*|satisfait ou remboursé|garantie \d+ ans?|retours? gratuits?|garant[ií]a de (?:devolución|\d+)|devolución gratuita|te devolvemos)(?!\p{L})[^.!?]{0,60}/iu;
const LEGAL =
  /^(?:privacy|privacy policy|terms|terms of (?:service|use)|imprint|legal(?: notice)?|mentions légales|confidentialité|politique de confidentialité|cgv|cgu|conditions générales.{0,20}|aviso legal|privacidad|política de privacidad|términos.{0,20}|condiciones.{0,20})$/iu;
const SOCIAL =
  /^https?:\/\/(?:www\.|[a-z]{2}\.)?(linkedin|facebook|instagram|youtube|x|twitter|tiktok|github)\.com\//iu;

export const findCertificates: Finder = ({ blocks }) => toFinding(matchBlocks(blocks, CERTIFICATES));
export const findCustomers: Finder = ({ blocks }) => toFinding(matchBlocks(blocks, CUSTOMERS));
export const findGuarantee: Finder = ({ blocks }) => toFinding(matchBlocks(blocks, GUARANTEE));

/** In the text, and in structured data, where it is stated to search engines. */
export const findRating: Finder = ({ page, blocks }) => {
  const stated = findStructuredData(page).flatMap((script) => {
    const value = /"ratingValue"\s{0,5}:\s{0,5}"?(\d(?:\.\d{1,2})?)/u.exec(page(script).text().slice(0, 50_000))?.[1];
    return value === undefined ? [] : [{ value: `${value} / 5`, source: seen(script, `"ratingValue": ${value}`) }];
  });
  return toFinding([...matchBlocks(blocks, RATING), ...stated]);
};

/** Quotes of customers. */
export const findTestimonials = findElements(
  'blockquote, [class*="testimonial" i], [class*="temoignage" i], [class*="testimonio" i]',
  20,
  (element, page) => {
    const text = oneLine(page(element).text());
    return text.length >= 20 && text.length <= 1_000
      ? { value: text.slice(0, 160), source: seen(element, text) }
      : null;
  },
);

export const findContact: Finder = ({ page, blocks }) => {
  const links = page('a[href^="tel:" i], a[href^="mailto:" i]')
    .toArray()
    .map((element) => ({ value: (element.attribs['href'] ?? '').replace(/^\w+:|\?.*$/gu, ''), source: seen(element) }));
  const written = blocks.flatMap((block) =>
    findEmails(block.text.slice(0, 5_000)).map(({ text, start }) => ({
      value: text,
      source: toEvidence(block, start),
    })),
  );
  return toFinding([...links, ...written]);
};

export const findLegal = findElements('a[href]', 3_000, (element, page) => {
  const text = oneLine(page(element).text());
  return LEGAL.test(text) ? { value: text, source: seen(element, text) } : null;
});

export const findSocial = findElements('a[href]', 3_000, (element) => {
  const network = SOCIAL.exec(element.attribs['href'] ?? '')?.[1]?.toLowerCase();
  return network === undefined ? null : { value: network === 'twitter' ? 'x' : network, source: seen(element) };
});
