import { dirname, resolve, sep } from 'node:path';

/**
 * Features do not import features: what two of them need lies beside `features/`, and `routes/` composes them.
 * Applies to the `src` of a remote.
 */
export const featureBoundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      neighbour:
        'A feature does not import another one ({{target}}): move what both need beside features/, or compose them in routes/.',
      above: 'Only routes/ imports features ({{target}}): {{folder}}/ lies below them.',
    },
  },
  create(context) {
    const own = locate(context.filename);
    if (!own) return {};

    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = locate(resolve(dirname(context.filename), source.value));
      if (target?.folder !== 'features' || target.root !== own.root) return;
      if (own.folder === 'features' && own.feature !== target.feature)
        context.report({ node: source, messageId: 'neighbour', data: { target: target.feature } });
      if (!ABOVE_FEATURES.includes(own.folder))
        context.report({ node: source, messageId: 'above', data: { target: target.feature, folder: own.folder } });
    };

    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
    };
  },
};

/** Folders of `src` that may import features; '' is `src` itself. */
const ABOVE_FEATURES = ['', 'features', 'routes', 'testing'];

/** Where in a remote's `src` a file lies. */
function locate(path) {
  const [root, ...rest] = path.split(`${sep}src${sep}`);
  if (rest.length === 0) return undefined;
  const parts = rest.join(sep).split(sep);
  return { root, folder: parts.length > 1 ? parts[0] : '', feature: parts[0] === 'features' ? parts[1] : undefined };
}
