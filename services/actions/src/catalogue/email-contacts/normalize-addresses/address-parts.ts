/** The parts of a postal address; null is what was not found. */
export interface AddressParts {
  /** Name of a building, site or firm before the street. */
  readonly house: string | null;
  readonly unit: string | null;
  readonly house_number: string | null;
  readonly street: string | null;
  readonly po_box: string | null;
  /** Part of the town or place near it, between street and town. */
  readonly district: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
}

export type PartName = keyof AddressParts;

export const PART_NAMES = [
  'house',
  'unit',
  'house_number',
  'street',
  'po_box',
  'district',
  'postcode',
  'city',
  'region',
  'country',
] as const satisfies readonly PartName[];

export const NO_PARTS: AddressParts = {
  house: null,
  unit: null,
  house_number: null,
  street: null,
  po_box: null,
  district: null,
  postcode: null,
  city: null,
  region: null,
  country: null,
};

/** How sure a part is, from 0 to 1; parts that were not found have none. */
export type Confidence = Readonly<Partial<Record<PartName, number>>>;

export interface ReadAddress {
  readonly parts: AddressParts;
  readonly confidence: Confidence;
}
