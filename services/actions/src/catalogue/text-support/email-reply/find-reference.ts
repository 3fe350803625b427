import type { Span } from '../../../text/span';

/** A number after the word that names it, as "order no. FR-20931", "commande n° 4711", "pedido 88-12". */
const NAMED =
  /\b(?:order|invoice|ticket|booking|reference|ref|contract|commande|facture|dossier|r[ée]f[ée]rence|contrat|pedido|factura|reserva|contrato|referencia)\b[\s:.]{0,3}(?:(?:number|no|nr|num[ée]ro|n[úu]mero|n)\b[\s.:°º]{0,3}|[n#]?[°º#]\s?)?([A-Z]{0,4}[-/]?\d[\dA-Z/-]{2,20})/iu;

/** The first order, invoice or file number of a message, with its place. */
export function findReference(text: string): Span | null {
  const match = NAMED.exec(text);
  const found = match?.[1];
  if (!match || found === undefined) return null;
  const start = match.index + match[0].lastIndexOf(found);
  return { text: found.replace(/[-/]+$/u, ''), start, end: start + found.length };
}
