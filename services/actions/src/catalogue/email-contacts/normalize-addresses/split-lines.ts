const UNIT =
  /^(?:app?t|appartement|appart|apartment|b[aâ]t|b[aâ]timent|[ée]tage|esc|escalier|escalera|piso|planta|puerta|pta|bajo|[áa]tico|entresuelo|flat|unit|suite|ste|floor|room|top|whg|wohnung|porte|bus|bo[iî]te|bte)(?=$|[\s.\d:])/iu;
const FLOOR =
  /^\d{1,2}\s?(?:[ºª°].{0,20}|[eè](?:me|r)?\s[ée]tage|a?\s?planta|izq\.?|dcha\.?|[a-h])$|^(?:izq|izquierda|dcha|derecha|bajo|[áa]tico)\.?$/iu;
const PO_BOX =
  /^(?:b\.?p\.?|c\.?s\.?|bo[iî]te postale|p\.?\s?o\.?\s?box|apartado|apartado de correos|postfach|postbus|tsa)\s?\d[\d\s]*$/iu;

/** The lines of an address: at ends of lines, commas and semicolons. */
export function splitLines(text: string): string[] {
  return text
    .split(/[\n\r,;|]+/)
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => /[\p{L}\d]/u.test(line));
}

export function isPoBox(line: string): boolean {
  return PO_BOX.test(line);
}

export function isUnit(line: string): boolean {
  return UNIT.test(line) || FLOOR.test(line);
}
