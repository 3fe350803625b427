import idn from 'idn-hostname';

const MAX_LENGTH = 253;

/**
 * The A-labels of a domain that RFC 5321 and IDNA 2008 (RFC 5890 to 5893) allow in an address, or null.
 * Labels beyond ASCII must be U-labels as they stand: lower case, NFC, no compatibility characters.
 */
export function toAsciiDomain(domain: string): string | null {
  // A label has no more characters than its A-label.
  if (domain.length > MAX_LENGTH || !domain.isWellFormed() || !isMailDomain(domain)) return null;
  try {
    const isUnmapped = domain.split('.').every((label) => isAscii(label) || mapLabel(label) === label);
    return isUnmapped ? idn.idnHostname(domain) : null;
  } catch (error) {
    return rejectedBy(error);
  }
}

/** The domain with the mappings of RFC 5895 (case, width, NFC, ideographic stops), or null: what its writer probably meant. */
export function mapDomain(domain: string): string | null {
  if (domain.length > MAX_LENGTH || !domain.isWellFormed()) return null;
  try {
    return domain
      .split(/[.\u3002\uFF0E\uFF61]/u)
      .map(mapLabel)
      .join('.');
  } catch (error) {
    return rejectedBy(error);
  }
}

function mapLabel(label: string): string {
  return idn.uts46map(label).normalize('NFC');
}

/** Two labels or more (RFC 7085: dotless domains take no mail), the last of which is not a number (RFC 3696, section 2). */
function isMailDomain(domain: string): boolean {
  return /\.(?!\d+$)[^.]+$/.test(domain);
}

function isAscii(label: string): boolean {
  return Buffer.byteLength(label) === label.length;
}

/** The library throws SyntaxErrors for what it rejects; other errors are faults. */
function rejectedBy(error: unknown): null {
  if (error instanceof SyntaxError || error instanceof RangeError) return null;
  throw error;
}
