import { roundBox } from '@declic/media/layout';
import { valuesOf, type ValueCandidate } from '../../../documents/label-values';
import type { LabelHit } from '../../../documents/labels';
import { parseDate } from '../../../text/parse-date';
import type { Field, Found } from './invoice';
import type { InvoiceField } from './invoice-labels';

type Hit = LabelHit<InvoiceField>;

const RELATION_WEIGHT = { same: 1, right: 0.97, below: 0.93 } as const;

/** What parses, and how sure that is. */
interface Parsed<Value> {
  readonly value: Value;
  readonly quote: string;
  readonly weight: number;
}

/** The value of the surest label whose neighbour parses. */
function readBest<Value>(
  hits: readonly Hit[],
  parse: (candidate: ValueCandidate, hit: Hit) => Parsed<Value> | null,
): Field<Value> {
  let best: Found<Value> | null = null;
  for (const hit of hits) {
    for (const candidate of valuesOf(hit)) {
      const parsed = parse(candidate, hit);
      if (!parsed) continue;
      const place = RELATION_WEIGHT[candidate.relation] * (hit.isFirst ? 1 : 0.9);
      const confidence = round(0.97 * hit.weight ** 0.5 * place * parsed.weight * candidate.cell.confidence);
      if (!best || confidence > best.confidence) best = found(parsed, candidate, confidence);
      break;
    }
  }
  return best;
}

function found<Value>(
  { value, quote }: Parsed<Value>,
  { cell, page }: ValueCandidate,
  confidence: number,
): Found<Value> {
  return { value, confidence, page: page.number, box: roundBox(cell), quote };
}

const round = (value: number) => Math.round(value * 100) / 100;

const NUMBER =
  /^[-–—]?(?:n\s?[°ºo.:]?\s*|#\s*)?((?=[\p{L}\d/._-]*\d)[\p{Lu}\d](?:[\p{L}\d]|[/._-](?=[\p{L}\d])){0,29})(?![\p{L}\d])/u;

/** The number or reference beside its label: a code with a digit that is no date. */
export function readReference(hits: readonly Hit[]): Field<string> {
  return readBest(hits, ({ text }, hit) => {
    const value = NUMBER.exec(text)?.[1];
    if (value === undefined || /^(?:19|20)\d\d$/u.test(value)) return null;
    if (parseDate(value, { isMonthFirst: false })?.text === value) return null;
    // "Invoice 3" may be a count; a code is longer.
    const weight = value.length < 3 && hit.weight < 1 ? 0.5 : 1;
    return { value, quote: value, weight };
  });
}

/** The date beside its label. */
export function readDate(hits: readonly Hit[], isMonthFirst: boolean): Field<string> {
  return readBest(hits, ({ text }) => {
    const parsed = parseDate(text, { isMonthFirst });
    if (!parsed || text.indexOf(parsed.text) > 12) return null;
    return { value: parsed.date, quote: parsed.text, weight: parsed.isAmbiguous && isMonthFirst ? 0.8 : 1 };
  });
}
