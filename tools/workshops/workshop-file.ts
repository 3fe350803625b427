import { distance } from 'fastest-levenshtein';
import { type Document, isMap, isNode, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { toFieldErrors } from '@declic/nest-kit/field-errors';
import type { components } from '../../openapi/generated/schema.d.ts';
import { listFields, type FileKind, findValidator } from './file-schemas.ts';

/** What is wrong in a file, and where. Both count from 1. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The content of a file, or everything that is wrong with it. */
export type CheckedFile<Kind extends FileKind> =
  | { readonly content: components['schemas'][Kind]; readonly faults: readonly [] }
  | { readonly content?: never; readonly faults: readonly Fault[] };

const LONGEST = 100_000;
/** A key that is at most so many letters away from a field is taken for a typing error. */
const TYPO_DISTANCE = 4;

/** Reads a workshop from YAML and checks it against the contract, as the service will. */
export function checkWorkshopFile<Kind extends FileKind>(text: string, kind: Kind): CheckedFile<Kind> {
  if (text.length > LONGEST) return fault({ line: 1, column: 1, message: 'The file is too long for a workshop.' });
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
  if (document.errors.length > 0)
    return { faults: document.errors.map(({ pos, message }) => ({ ...place(pos[0]), message: inWords(message) })) };
  const root = document.contents;
  if (!isMap(root)) return fault({ line: 1, column: 1, message: 'The file has to list fields, such as "title: …".' });

  const content = toContent(document);
  if (content === undefined) return fault({ line: 1, column: 1, message: 'The file refers to itself too often.' });
  const validate = findValidator(kind);
  if (validate(content)) return { content: content as components['schemas'][Kind], faults: [] }; // just checked
  const errors = toFieldErrors('body', validate.errors ?? []);
  const missing = errors.filter(({ message }) => message === 'is required').map(({ field }) => field);
  const wrong = errors
    .filter(({ message }) => message !== 'is required')
    .map(({ field, message }) => {
      const path = field.split('.');
      return { ...place(offsetOf(root, path, message)), message: explain(path, message, kind) };
    })
    .toSorted((one, other) => one.line - other.line || one.column - other.column);
  return { faults: missing.length === 0 ? wrong : [{ line: 1, column: 1, message: lack(missing) }, ...wrong] };
}

function lack(fields: readonly string[]): string {
  return `The file lacks ${new Intl.ListFormat('en').format(fields)}.`;
}

/** Undefined for a file that is made to grow. */
function toContent(document: Document.Parsed): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

function fault(only: Fault): { faults: readonly Fault[] } {
  return { faults: [only] };
}

/** Where the value of a field stands; its key when the key is wrong, and the whole list when it is missing. */
function offsetOf(root: ParsedNode, path: readonly string[], message: string): number {
  if (!isMap(root)) return 0;
  if (message === 'is not known' && path.length === 1) {
    const key = root.items.find((pair) => isNode(pair.key) && 'value' in pair.key && pair.key.value === path[0])?.key;
    return isNode(key) ? (key.range?.[0] ?? 0) : 0;
  }
  const node = root.getIn(
    path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    true,
  );
  return isNode(node) ? (node.range?.[0] ?? 0) : root.range[0];
}

function explain(path: readonly string[], message: string, kind: FileKind): string {
  const name = path.length > 1 ? `${path[0]}, item ${Number(path[1]) + 1}` : (path[0] ?? '');
  if (message !== 'is not known') return `${name === '' ? 'The file' : name} ${TYPES[message] ?? message}.`;
  const [nearest] = listFields(kind)
    .map((field) => ({ field, away: distance(field, name) }))
    .toSorted((one, other) => one.away - other.away);
  const hint = nearest && nearest.away <= TYPO_DISTANCE ? ` Did you mean ${nearest.field}?` : '';
  return `${name} is no field of a workshop.${hint}`;
}

/** What Ajv says of types, for people who write lists and not arrays. */
const TYPES: Readonly<Record<string, string>> = {
  'must be array': 'must be a list',
  'must be boolean': 'must be true or false',
  'must be integer': 'must be a whole number',
  'must be number': 'must be a number, with a point and without a currency',
  'must be object': 'must list fields',
  'must be string': 'must be a text; put it in quotes',
  'must NOT have fewer than 1 properties': 'changes nothing',
};

/** The library speaks to programmers. */
function inWords(message: string): string {
  if (message.startsWith('Map keys must be unique')) return 'This field stands in the file twice.';
  if (/tab/i.test(message)) return 'Lines begin with spaces, not with tabs.';
  return `${message.replace(/ at line \d+.*$/s, '').replace(/\.$/, '')}.`;
}
