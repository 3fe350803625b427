import { isNumeric, type Column } from './column-profile';
import { ASKING_GROUP_WORDS, foldQuestion, STRICT_GROUP_WORDS, toSingular, type Figure } from './question-words';

/** Nouns for what a row is, as words are compared; those of a list mean the same. */
const ROW_NOUNS: readonly (readonly string[])[] = [
  'sale vente venta',
  'order commande pedido orden',
  'customer client cliente buyer acheteur comprador',
  'people person personne persona gens gente',
  'product produit producto',
  'item article articulo',
  'purchase achat compra',
  'transaction transaccion',
  'invoice facture factura',
  'user utilisateur utilisatrice usuario usuaria',
  'employee employe employee empleado empleada',
  'student eleve etudiant etudiante estudiante alumno alumna',
  'patient patiente paciente',
  'visitor visiteur visitante',
  'passenger passager pasajero',
  'member membre miembro',
  'player joueur jugador',
  'booking reservation reserva',
  'ticket billet',
  'call appel llamada',
  'book livre libro',
  'film movie pelicula',
  'trip trajet viaje',
  'house home maison casa',
  'flower fleur flor flore',
].map((nouns) => nouns.split(' '));
const [SALE_NOUNS = []] = ROW_NOUNS;

/** Units, and verbs for the being of a row: none of them chooses rows. */
const FILLERS = toWords(`cm mm km kg
  live made make sold sell recorded generated came come placed done did took happened
  fait faite faits faites vendu vendue vendus vendues enregistre enregistree enregistres enregistrees realise realisee
  realises realisees effectue effectuee effectues effectuees passe passee passes passees genere generee generes generees
  habite habitent eu lieu viennent provient proviennent ete
  fue fueron ha han sido hecho hecha hechos hechas vendido vendida vendidos vendidas registrado registrada registrados
  registradas realizado realizada realizados realizadas generado generada generados generadas hicieron hizo vendieron
  vendio vino vinieron llegaron hubieron vive viven`);

const BETWEEN_COLUMNS = toWords('vs versus');
const PREPOSITIONS = toWords('of for from de des du d pour para');
const ARTICLES = toWords(`the a an our my your their all these those this le la l les un une nos notre vos votre mes ses
  leur leurs tout tous toute toutes el lo los las una nuestro nuestra nuestros nuestras su sus mi mis todo toda todos
  todas @`);
const CONJUNCTIONS = toWords('and et y e or ou o u plu plus');
const IDENTITY = toWords('id no nr num number numero code codigo ref reference referencia name nom nombre de du del');
const MONEY =
  /\b(?:amount|revenue|turnover|price|total|value|quantity|qty|montant|ca|chiffre|prix|quantite|importe|monto|ingreso|precio|cantidad|facturacion|euro|eur|usd)\b/;

/** What is asked, as far as the meaning of a noun hangs on it. */
interface Asked {
  readonly figure: Figure;
  readonly hasNamedNumber: boolean;
  /** "How many units were sold": their sum is meant, not the number of rows. */
  readonly isCountOfNumbers: boolean;
  readonly columns: readonly Column[];
}

/** Whether a word says nothing about which rows are meant, in a question for this figure. */
export function isRowWord(words: readonly string[], at: number, asked: Asked): boolean {
  const word = words[at] ?? '';
  if (BETWEEN_COLUMNS.has(word)) return asked.figure === 'correlation';
  return (FILLERS.has(word) && !asked.isCountOfNumbers) || isRowNoun(words, at, asked);
}

/** "How many sales", "the revenue of web orders", "sales revenue"; not "per customer" or "orders and revenue". */
function isRowNoun(words: readonly string[], at: number, { figure, hasNamedNumber, columns }: Asked): boolean {
  const nouns = ROW_NOUNS.find((list) => list.includes(words[at] ?? ''));
  if (!nouns || words.some((word) => !nouns.includes(word) && ROW_NOUNS.flat().includes(word))) return false;
  const headAt = words.findLastIndex((word, index) => index < at && !ARTICLES.has(word));
  const head = words[headAt] ?? '|';
  const beside = [head, words[at + 1] ?? ''];
  if (
    STRICT_GROUP_WORDS.includes(head) ||
    ASKING_GROUP_WORDS.includes(head) ||
    beside.some((word) => CONJUNCTIONS.has(word))
  )
    return false;
  const isFirst = head === '|';
  const isOfFigure = isFirst || PREPOSITIONS.has(head);
  const isPerRow = figure === 'count' || figure === 'mean' || figure === 'median';
  if (!isOfFigure || (isPerRow && columns.some((column) => isRepeated(column, nouns)))) return false;
  if (figure === 'count') return true;
  if (hasNamedNumber) return !isFirst || (words[at + 1] ?? '').startsWith('#');
  // "Total sales" of a table whose one column of numbers is an amount.
  const [only, ...others] = columns.filter(isNumeric);
  return nouns === SALE_NOUNS && only !== undefined && others.length === 0 && MONEY.test(foldName(only));
}

/** "The grade of students": a column of which each row has another value, behind "of", names the rows only. */
export function namesRows(text: string, column: Column, index: number): boolean {
  const isKey = column.missing === 0 && column.distinct === column.labels.length;
  const words = text.split(' ');
  const headAt = words.findLastIndex((word, at) => at < words.indexOf(`#${index}`) && !ARTICLES.has(word));
  return isKey && PREPOSITIONS.has(words[headAt] ?? '');
}

/** A column that names the customer of each order: its rows are not customers. */
function isRepeated(column: Column, nouns: readonly string[]): boolean {
  const words = foldName(column).split(' ');
  const isName =
    words.some((word) => nouns.includes(word)) && words.every((word) => nouns.includes(word) || IDENTITY.has(word));
  const rows = Math.max(column.labels.length, column.numbers.length);
  return isName && column.distinct < rows - column.missing;
}

const foldName = ({ name }: Column) => toSingular(foldQuestion(name));

function toWords(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(toSingular));
}
