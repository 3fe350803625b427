import { expect, it } from 'vitest';
import { engineName, engineWords } from './engine-words';

it.each([
  ['embedded@4', 'built-in rules v4', 'built-in rules v4, without a language model'],
  ['workflow@flows.example', 'the workflow at flows.example', 'the workflow at flows.example'],
  ['llm.example/small', 'the language model llm.example/small', 'the language model llm.example/small'],
])('%s is %s', (engine, name, words) => {
  expect(engineName(engine)).toBe(name);
  expect(engineWords(engine)).toBe(words);
});
