import { expect, it } from 'vitest';
import { withImport, withListElement } from './edit-source.ts';

const source = "import { a } from 'a';\nimport { b } from './b';\nimport {\n  d,\n} from './d';\n\nexport const x = 1;";

it.each([
  ["import { c } from './c';", 2],
  ["import { e } from './e';", 5],
])('puts %s where it belongs', (statement, line) => {
  expect(withImport(source, statement).split('\n')[line]).toBe(statement);
});

it.each([
  ['list: []', 'list: [X]'],
  ['list: [A, B]', 'list: [A, B, X]'],
  ['list: [A({ k: [1] }), B] }', 'list: [A({ k: [1] }), B, X] }'],
  ['  list: [\n    A,\n    B,\n  ],\n', '  list: [\n    A,\n    B,\n    X,\n  ],\n'],
])('adds to %j', (before, after) => {
  expect(withListElement(before, 'list: ', 'X')).toBe(after);
});

it('says when there is no such list', () => {
  expect(() => withListElement('list: {}', 'list: ', 'X')).toThrow('There is no list after "list: "');
});
