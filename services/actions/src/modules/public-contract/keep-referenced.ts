type Json = Readonly<Record<string, unknown>>;

const REFERENCE = /^#\/components\/(\w+)\/(.+)$/;

/** The components that a document needs, directly or through others. Security schemes are named without a reference: all stay. */
export function keepReferenced(document: Json, components: Json): Json {
  const kept: Record<string, Record<string, unknown>> = {};
  const open: unknown[] = [document];
  while (open.length > 0) {
    for (const [kind, name] of listReferences(open.pop())) {
      const found = (components[kind] as Json | undefined)?.[name];
      if (found === undefined || kept[kind]?.[name] !== undefined) continue;
      kept[kind] = { ...kept[kind], [name]: found };
      open.push(found);
    }
  }
  return { securitySchemes: { apiKey: (components['securitySchemes'] as Json)['apiKey'] }, ...kept };
}

function listReferences(node: unknown): [string, string][] {
  if (Array.isArray(node)) return node.flatMap(listReferences);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const reference = key === '$ref' && typeof value === 'string' ? REFERENCE.exec(value) : null;
    return reference ? [[reference[1] ?? '', reference[2] ?? ''] as [string, string]] : listReferences(value);
  });
}
