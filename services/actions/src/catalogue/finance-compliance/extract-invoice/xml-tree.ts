import { RejectedInputError } from '../../../engine/run-errors';

/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

const MAX_XML_BYTES = 5_000_000;
const MAX_DEPTH = 40;

/**
 * Reads XML without its name spaces.
 *
 * @throws {RejectedInputError} it is broken, too large, or has a document type declaration.
 */
export async function parseXml(bytes: Uint8Array): Promise<XmlElement> {
  if (bytes.length > MAX_XML_BYTES) throw new RejectedInputError('file', 'The XML has more than 5 MB.');
  const text = decode(bytes);
  if (/<!DOCTYPE/iu.test(text)) {
    throw new RejectedInputError('file', 'XML with a document type declaration is not read.');
  }
  const { XMLParser, XMLValidator } = await import('fast-xml-parser');
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new RejectedInputError('file', `The XML is broken in line ${valid.err.line}.`);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
  });
  const parsed: unknown = parser.parse(text);
  const [root] = toElements(parsed, 0);
  if (!root) throw new RejectedInputError('file', 'The XML has no element.');
  return root;
}

function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding = /encoding=["']([\w-]{1,20})["']/u.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(bytes[0] === 0xef ? 'utf-8' : encoding).decode(bytes);
  } catch {
    throw new RejectedInputError('file', `The encoding ${encoding} of the XML is not known.`);
  }
}

function toElements(nodes: unknown, depth: number): XmlElement[] {
  if (!Array.isArray(nodes) || depth > MAX_DEPTH) return [];
  return nodes.flatMap((node: unknown) => {
    if (typeof node !== 'object' || node === null) return [];
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
    if (name === undefined) return [];
    const content: unknown = Object.entries(node).find(([key]) => key === name)?.[1];
    const attributes = ':@' in node ? toTexts(node[':@']) : {};
    return [{ name, text: textOf(content), attributes, children: toElements(content, depth + 1) }];
  });
}

function textOf(content: unknown): string {
  if (!Array.isArray(content)) return '';
  const texts = content.map((node: unknown) =>
    typeof node === 'object' && node !== null && '#text' in node ? String(node['#text']) : '',
  );
  return texts.join('').trim();
}

function toTexts(attributes: unknown): Record<string, string> {
  if (typeof attributes !== 'object' || attributes === null) return {};
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]));
}

/** The elements at a path such as "Trade/Party/Name". Each step may name several elements: "A|B". */
export function findAll(element: XmlElement | undefined, path: string): XmlElement[] {
  if (!element) return [];
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, step) => found.flatMap(({ children }) => children.filter(({ name }) => step.split('|').includes(name))),
      [element],
    ) as XmlElement[]; // built by flatMap and filter alone
}

export const findFirst = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  findAll(element, path)[0];
