/**
 * A form is sent by `useApiForm`: `onSubmit={(event) => void submit(event)}`, where `submit` is what the hook returned and no
 * function of the file. Forms that make no call (a search, an entry that stays in the browser) are listed in eslint.config.js.
 */
export const oneForm = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      handWritten: 'A form is `useApiForm` of @declic/remote-kit/form: onSubmit={(event) => void submit(event)}.',
    },
  },
  create(context) {
    return {
      'JSXAttribute[name.name="onSubmit"]'(node) {
        const called = getCalled(node.value?.expression);
        if (!called || isWrittenHere(context.sourceCode.getScope(node), called))
          context.report({ node, messageId: 'handWritten' });
      },
    };
  },
};

/** The identifier of `submit` in `(event) => void submit(event)` or `(event) => void form.submit(event)`. */
function getCalled(handler) {
  if (handler?.type !== 'ArrowFunctionExpression' || handler.body.type !== 'UnaryExpression') return undefined;
  const { argument: call } = handler.body;
  const [event] = handler.params;
  if (call.type !== 'CallExpression' || call.arguments[0]?.name === undefined) return undefined;
  if (call.arguments[0].name !== event?.name) return undefined;
  const { callee } = call;
  if (callee.type === 'Identifier') return callee.name === 'submit' ? callee : undefined;
  return callee.property?.name === 'submit' && callee.object.type === 'Identifier' ? callee.object : undefined;
}

function isWrittenHere(scope, { name }) {
  for (let current = scope; current; current = current.upper) {
    const variable = current.set.get(name);
    if (!variable) continue;
    return variable.defs.some(({ type, node }) => type === 'FunctionName' || isFunction(node.init));
  }
  return true;
}

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
