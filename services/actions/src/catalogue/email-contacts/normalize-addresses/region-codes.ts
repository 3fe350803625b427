/** Codes of two letters that stand behind the town: provinces of Italy, cantons of Switzerland. */
const CODES: Readonly<Record<string, ReadonlySet<string>>> = {
  IT: toSet(`
    AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO
    GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG
    RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV
  `),
  CH: toSet('AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'),
};

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Splits "Firenze FI" and "Firenze (FI)"; the code in capitals, or where nothing has a capital. */
export function splitRegionCode(
  town: string,
  country: string,
): { readonly town: string; readonly region: string | null } {
  const match = /^(.*\p{L})\s+\(?([a-z]{2})\)?$/iu.exec(town);
  const [, name = '', written = ''] = match ?? [];
  const code = written.toUpperCase();
  const isWord = written !== code && town !== town.toLowerCase();
  return CODES[country]?.has(code) && !isWord ? { town: name, region: code } : { town, region: null };
}

/** Whether the region of a country's addresses is written behind the town. */
export function hasRegionCodes(country: string): boolean {
  return Object.hasOwn(CODES, country);
}
