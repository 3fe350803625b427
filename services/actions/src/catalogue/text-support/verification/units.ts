/** What a number counts or measures, and the factor to the base unit of its dimension. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

/** Dimension, factor to its base unit, and names without accents in English, French and Spanish. */
const UNITS: readonly (readonly [string, number, string])[] = [
  ['length', 1e-3, 'mm millimetre millimetres millimeter millimeters milimetro milimetros'],
  ['length', 1e-2, 'cm centimetre centimetres centimeter centimeters centimetro centimetros'],
  ['length', 1, 'm metre metres meter meters metro metros'],
  ['length', 1e3, 'km kilometre kilometres kilometer kilometers kilometro kilometros'],
  ['length', 0.0254, 'inch inches pouce pouces pulgada pulgadas'],
  ['length', 0.3048, 'ft foot feet pied pieds'],
  ['length', 1609.344, 'mi mile miles milla millas'],
  ['mass', 1e-6, 'mg milligram milligrams milligramme milligrammes miligramo miligramos'],
  ['mass', 1e-3, 'g gram grams gramme grammes gramo gramos'],
  ['mass', 1, 'kg kilo kilos kilogram kilograms kilogramme kilogrammes kilogramo kilogramos'],
  ['mass', 1e3, 't tonne tonnes ton tons tonelada toneladas'],
  ['mass', 0.45359237, 'lb lbs libra libras'],
  ['volume', 1e-3, 'ml millilitre millilitres milliliter milliliters mililitro mililitros'],
  ['volume', 1e-2, 'cl centilitre centilitres centilitro centilitros'],
  ['volume', 1, 'l litre litres liter liters litro litros'],
  ['duration', 1, 's second seconds seconde secondes segundo segundos'],
  ['duration', 60, 'min minute minutes minuto minutos'],
  ['duration', 3600, 'h hour hours heure heures hora horas'],
  ['duration', 86_400, 'day days jour jours dia dias'],
  ['duration', 604_800, 'week weeks semaine semaines semana semanas'],
  ['months', 1, 'month months mois mes meses'],
  ['months', 12, 'year years an ans annee annees ano anos'],
  ['data', 1, 'kb ko'],
  ['data', 1e3, 'mb mo'],
  ['data', 1e6, 'gb go'],
  ['data', 1e9, 'tb'],
  ['power', 1, 'kw kilowatt kilowatts kilovatio kilovatios'],
  ['power', 1e3, 'mw megawatt megawatts megavatio megavatios'],
  ['power', 1e6, 'gw gigawatt gigawatts gigavatio gigavatios'],
  ['points', 1, 'point points punto puntos pp percentage pourcentage porcentuales'],
  ['money EUR', 1, '€ eur euro euros'],
  ['money USD', 1, '$ usd dollar dollars dolar dolares'],
  ['money GBP', 1, '£ gbp pound pounds'],
  ['people', 1, 'people person persons inhabitant inhabitants resident residents citizen citizens'],
  ['people', 1, 'personne personnes habitant habitants habitante habitantes citoyen citoyens'],
  ['people', 1, 'persona personas residente residentes ciudadano ciudadanos'],
];

const BY_NAME = new Map(
  UNITS.flatMap(([dimension, factor, names]) => names.split(' ').map((name) => [name, { dimension, factor }] as const)),
);

/** The unit of a name or sign, without accents, in lower case. */
export function findUnit(name: string): Unit | undefined {
  return BY_NAME.get(name);
}

/** Dimensions that are measured: 5 kg are no 5 boxes. Counts of things may be named in several ways. */
export function isMeasured(dimension: string): boolean {
  return BY_DIMENSION.has(dimension) && dimension !== 'people';
}

const BY_DIMENSION = new Set(UNITS.map(([dimension]) => dimension));
