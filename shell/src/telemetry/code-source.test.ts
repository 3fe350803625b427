import { expect, it } from 'vitest';
import { aV8Error } from '../testing/an-error';
import { addressSource, codeSource } from './code-source';

const flow = { name: 'mf-flow', version: '3f2a' };
const shell = { name: 'shell', version: '77aa' };
const at = 'http://localhost:4000';

const withStack = (stack: string, message = 'broken') => Object.assign(new Error(message), { stack });

it.each([
  ['a function in V8', `Error: broken\n    at render (${at}/remotes/mf-flow/3f2a/assets/page-x1.js:1:2)`],
  ['a frame without a name in V8', `Error: broken\n    at ${at}/remotes/mf-flow/3f2a/assets/page-x1.js:1:2`],
  ['an asynchronous frame in V8', `Error: broken\n    at async load (${at}/remotes/mf-flow/3f2a/a.js:1:2)`],
  ['a constructor in V8', `Error: broken\n    at new Page (${at}/remotes/mf-flow/3f2a/a.js?attempt=2:1:2)`],
  ['a function in SpiderMonkey', `render@${at}/remotes/mf-flow/3f2a/assets/page-x1.js:1:2\n`],
  ['a frame without a name in SpiderMonkey', `@${at}/remotes/mf-flow/3f2a/a.js:1:2\n`],
  ['an asynchronous frame in SpiderMonkey', `async*load@${at}/remotes/mf-flow/3f2a/a.js:1:2\n`],
])('is read from %s', (_, stack) => expect(codeSource(withStack(stack))).toEqual(flow));

it('is the remote nearest to the throw, below frames of the shell', () => {
  const stack = [
    'Error: broken',
    `    at format (${at}/shell/77aa/assets/index.js:1:2)`,
    `    at Object.onClick (${at}/remotes/mf-flow/3f2a/a.js:1:2)`,
    `    at notify (${at}/remotes/mf-console/9c/a.js:1:2)`,
  ].join('\n');
  expect(codeSource(withStack(stack))).toEqual(flow);
});

it.each([
  ['a version of the shell', '/shell/77aa/assets/index.js', shell],
  ['a shell without versions', '/assets/index-77aa.js', { name: 'shell', version: 'unversioned' }],
])('is the shell when the stack has frames of %s only', (_, path, source) =>
  expect(codeSource(withStack(`Error: broken\n    at f (${at}${path}:1:2)`))).toEqual(source),
);

it('is that of a cause when the error itself was thrown by the shell', () => {
  const cause = aV8Error(flow);
  const error = new Error('wrapped', { cause });
  error.stack = `Error: wrapped\n    at f (${at}/shell/77aa/a.js:1:2)`;
  expect(codeSource(error)).toEqual(flow);
});

it('is the file in the message of an import that failed, which has no frames', () => {
  const address = `${at}/remotes/mf-flow/3f2a/assets/page-x1.js`;
  const message = `Failed to fetch dynamically imported module: ${address}`;
  expect(codeSource(withStack(`TypeError: ${message}`, message))).toEqual(flow);
});

it.each([
  ['an extension', withStack('Error: x\n    at f (chrome-extension://abc/remotes/mf-flow/3f2a/a.js:1:2)')],
  ['an API call with such a path', withStack(`Error: x\n    at f (${at}/api/remotes/mf-flow/3f2a/a.js:1:2)`)],
  ['a text', 'broken'],
  ['nothing', undefined],
  ['an error whose stack is no text', Object.assign(new Error('x'), { stack: 7 })],
])('is unknown for %s', (_, error) => expect(codeSource(error)).toBeUndefined());

it('ends with a chain of causes that has a cycle', () => {
  const error = new Error('x');
  error.cause = error;
  error.stack = '';
  expect(codeSource(error)).toBeUndefined();
});

it.each([
  [`${at}/remotes/mf-flow/3f2a/a.js`, flow],
  [`${at}/tools/flow-content`, undefined],
  ['', undefined],
])('of the address %s is %o', (address, source) => expect(addressSource(address)).toEqual(source));
