type Json = Readonly<Record<string, unknown>>;

/** What a page states about its organisation in JSON-LD (schema.org). */
export interface OrganizationData {
  readonly name: string | null;
  readonly description: string | null;
  readonly telephones: readonly string[];
  readonly emails: readonly string[];
  readonly address: string | null;
  readonly country: string | null;
  readonly sameAs: readonly string[];
}

const MAX_NODES = 500;
const KINDS = /Organization|Corporation|LocalBusiness|Store|Restaurant|Hotel|Agency|Service|Company|Association/;

/** The first organisation of the page's blocks of JSON-LD; blocks that are no JSON are passed over. */
export function findOrganization(blocks: readonly string[]): OrganizationData | null {
  const nodes = blocks.flatMap(listNodes);
  const node = nodes.find((candidate) => toTexts(candidate['@type']).some((kind) => KINDS.test(kind)));
  if (!node) return null;
  const contacts = listRecords(node['contactPoint']);
  const address = listRecords(node['address'])[0];
  return {
    name: toText(node['name']),
    description: toText(node['description']),
    telephones: [node, ...contacts].flatMap(({ telephone }) => toTexts(telephone)),
    emails: [node, ...contacts].flatMap(({ email }) => toTexts(email)),
    address: address ? writeAddress(address) : toText(node['address']),
    country: address ? toText(listRecords(address['addressCountry'])[0]?.['name'] ?? address['addressCountry']) : null,
    sameAs: toTexts(node['sameAs']),
  };
}

function writeAddress(address: Json): string | null {
  const country = listRecords(address['addressCountry'])[0]?.['name'] ?? address['addressCountry'];
  const town = [address['postalCode'], address['addressLocality']].map(toText).filter(Boolean).join(' ');
  return [toText(address['streetAddress']), town, toText(country)].filter(Boolean).join(', ') || null;
}

function listNodes(block: string): Json[] {
  try {
    const queue: unknown[] = [JSON.parse(block)];
    const nodes: Json[] = [];
    for (let next = queue.shift(); next !== undefined && nodes.length < MAX_NODES; next = queue.shift()) {
      for (const node of listRecords(next)) {
        nodes.push(node);
        for (const key of ['@graph', 'publisher', 'mainEntity', 'about']) if (node[key]) queue.push(node[key]);
      }
    }
    return nodes;
  } catch {
    return [];
  }
}

function listRecords(value: unknown): Json[] {
  // Neither null nor a list: its keys can be read.
  return toList(value).filter(
    (item): item is Json => typeof item === 'object' && item !== null && !Array.isArray(item),
  );
}

function toTexts(value: unknown): string[] {
  return toList(value).flatMap((item) => toText(item) ?? []);
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_NODES) : [value];
}

function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, 500) : null;
}
