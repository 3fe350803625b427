/** Modules whose values open connections. Their types may be imported. */
const CLIENTS =
  /^(undici|axios|got|ky|node-fetch|cross-fetch|needle|superagent|openapi-fetch|ws|eventsource|nodemailer|stripe|openai|ai|@ai-sdk\/.*|@aws-sdk\/.*)$|^(node:)?(http|https|http2|tls|dgram|dns)(\/promises)?$/;

/** Modules of which only some values do. */
const CLIENT_NAMES = {
  net: ['connect', 'createConnection', 'Socket', 'Stream', 'default', '*'],
  jose: ['createRemoteJWKSet', '*'],
};

const MESSAGE =
  'A service fetches through createGuardedFetch of @declic/nest-kit/guarded-fetch. A client of something that the operator configured is named in eslint.config.js.';

/** The globals that fetch; `globalThis.fetch` as well. */
export const egressGlobals = [
  'error',
  {
    globals: ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'].map((name) => ({ name, message: MESSAGE })),
    checkGlobalObject: true,
  },
];

const nameOf = (specifier) => {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : (specifier.imported ?? specifier.local).name;
};

const isType = ({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type';

function isClient(source, names) {
  const restricted = CLIENT_NAMES[source.replace(/^node:/, '')];
  return CLIENTS.test(source) || (restricted?.some((name) => names.includes(name)) ?? false);
}

/** Refuses clients that open connections, however they are imported; `clients` are those that a file may import. */
export const egress = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { clients: { type: 'array', items: { type: 'string' } } } }],
    defaultOptions: [{ clients: [] }],
    messages: { client: MESSAGE },
  },
  create(context) {
    const [{ clients }] = context.options;
    const check = (node, source, names) => {
      if (!clients.includes(source) && isClient(source, names)) context.report({ node, messageId: 'client' });
    };
    const checkDeclaration = (node) => {
      if (!node.source || isType(node)) return;
      const values = (node.specifiers ?? []).filter((specifier) => !isType(specifier)).map(nameOf);
      if (node.specifiers === undefined) values.push('*');
      if (values.length > 0) check(node, node.source.value, values);
    };
    const checkCall = (node, argument) => {
      if (argument?.type === 'Literal' && typeof argument.value === 'string') check(node, argument.value, ['*']);
    };
    return {
      ImportDeclaration: checkDeclaration,
      ExportNamedDeclaration: checkDeclaration,
      ExportAllDeclaration: checkDeclaration,
      ImportExpression: (node) => checkCall(node, node.source),
      'CallExpression[callee.name="require"]': (node) => checkCall(node, node.arguments[0]),
      'CallExpression[callee.property.name="getBuiltinModule"]': (node) => checkCall(node, node.arguments[0]),
    };
  },
};
