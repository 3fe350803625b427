import { expect, it } from 'vitest';
import { cpuMsSince } from '../testing/cpu-time';
import { describeJsonFault } from './json-fault';

it.each([
  ['{"a": a}', 'unexpected "a" at line 1, column 7'],
  ['{\n  "a": 1,\n  "b": [1,]\n}', 'unexpected "]" at line 3, column 11'],
  ['{"a":1 "b"}', `expected ',' or '}' after property value at line 1, column 8`],
  ["{'a':1}", `expected property name or '}' at line 1, column 2`],
  ['{"a":"b\nc"}', 'bad control character in string literal at line 1, column 8'],
  ['{"a":1}}', 'unexpected non-whitespace character after JSON at line 1, column 8'],
  ['{"email":', 'it ends too early, at line 1, column 10'],
  ['{"a', 'it ends too early, at line 1, column 4'],
  ['', 'it ends too early, at line 1, column 1'],
  ['{"a":1}', undefined],
])('%j: %s', (text, fault) => {
  expect(describeJsonFault(text)).toBe(fault);
});

it('repeats nothing of the text but the one character', () => {
  expect(describeJsonFault('{"password": hunter2}')).toBe('unexpected "h" at line 1, column 14');
});

it('is quick for a large text', () => {
  const started = process.threadCpuUsage();
  expect(describeJsonFault(`[${'1,'.repeat(500_000)}]`)).toBe('unexpected character');
  expect(cpuMsSince(started)).toBeLessThan(500);
});
