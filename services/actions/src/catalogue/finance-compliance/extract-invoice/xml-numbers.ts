import type { XmlElement } from './xml-tree';

export function toNumber(element: XmlElement | undefined): number | null {
  return element && /^[-+]?\d+(?:\.\d+)?$/u.test(element.text) ? Number(element.text) : null;
}

interface PricedLine {
  readonly price: number | null;
  /** How many units the price is for. */
  readonly units: number | null;
  readonly quantity: number | null;
  readonly net: number | null;
}

/** The price of one unit. Some programs write a number of units that is none: what fits the line's amount is taken. */
export function pricePerUnit({ price, units, quantity, net }: PricedLine): number | null {
  if (price === null || units === null || units <= 0 || units === 1) return price;
  const perUnit = Number((price / units).toPrecision(12));
  if (quantity === null || net === null) return perUnit;
  return Math.abs(price * quantity - net) < Math.abs(perUnit * quantity - net) ? price : perUnit;
}
