import type { CheerioAPI } from 'cheerio';
import { loadNormalizer } from '../normalize-addresses/normalize-address';
import { loadPhoneFinder } from '../phone-number';

const PLACES = 'footer, address, main, [id*="contact" i], [class*="contact" i], [class*="footer" i]';
const BLOCKS = 'p, li, td, div, address';
const MAX_ELEMENTS = 400;
const MAX_LENGTH = 200;
const MAX_ADDRESS = 120;

/** Short texts of the parts of a page in which companies say how to contact them. Line ends must stand for `br` already. */
function listContactTexts($: CheerioAPI): string[] {
  const elements = $(PLACES).find(BLOCKS).addBack('address, p').slice(0, MAX_ELEMENTS).toArray();
  // Blocks with others inside hold the texts of several.
  const inner = elements.filter((element) => $(element).find(BLOCKS).length === 0);
  const texts = inner.map((element) => $(element).text().trim());
  return [...new Set(texts)].filter((text) => text.length >= 8 && text.length <= MAX_LENGTH);
}

/** Phones, and postal addresses of the country with street, number, valid postcode and town, in the texts of a page. */
export async function findInTexts(
  $: CheerioAPI,
  country: string | null,
): Promise<{ phones: string[]; addresses: string[] }> {
  const texts = listContactTexts($);
  const findPhones = await loadPhoneFinder();
  const normalize = await loadNormalizer(country);
  const addresses = texts.flatMap((text) => {
    const { parts, formatted, postcode_valid } = normalize({ text: text.normalize('NFC'), known: {} });
    const isWhole =
      parts.street !== null && parts.house_number !== null && parts.city !== null && postcode_valid === true;
    return isWhole && formatted !== null && formatted.length <= MAX_ADDRESS ? [formatted.replaceAll('\n', ', ')] : [];
  });
  return { phones: texts.flatMap((text) => findPhones(text, country)), addresses: addresses.slice(0, 1) };
}
