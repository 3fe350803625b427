import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../testing/arbitrary-schema';
import { findJsonProblem } from './find-json-problem';

const say = (text: string) => {
  const problem = findJsonProblem(text);
  return problem && `${problem.line}: ${problem.message}`;
};

describe('findJsonProblem', () => {
  it.each([
    ['{"a":', '1: A value is missing.'],
    ['{\n  "a": x\n}', '2: Texts stand in double quotes.'],
    ['{\n  "a": 1\n  "b": 2\n}', '3: A comma is missing.'],
    ['[\n  1,\n]', '3: A value is missing.'],
    ['{\n  "a": 1,\n}', '3: A name in double quotes is missing.'],
    ['{"a" 1}', '1: A colon is missing.'],
    ['{"a": "b}', '1: A closing double quote is missing.'],
    ['{"a": 1', '1: A closing } is missing.'],
    ['{}\n{}', '2: Nothing may follow the value.'],
    ['{} // no', '1: JSON has no comments.'],
    ['{"a": "\\x"}', '1: This character cannot follow a backslash.'],
    ['{"a": 01}', '1: A comma is missing.'],
    ['', '1: A value is missing.'],
    ['['.repeat(100_000), '1: This is not JSON.'],
  ])('says of %j what is wrong and at which line', (text, words) => {
    expect(say(text)).toBe(words);
  });

  it('finds a problem in a text exactly when it is not JSON, inside the text', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), fc.string({ maxLength: 3 }), (json, at, extra) => {
        expect(findJsonProblem(json)).toBeNull();
        const place = at % (json.length + 1);
        const spoiled = json.slice(0, place) + extra + json.slice(place);
        const problem = findJsonProblem(spoiled);
        const isJson = (() => {
          try {
            return JSON.parse(spoiled) !== undefined;
          } catch {
            return false;
          }
        })();
        expect(problem === null).toBe(isJson);
        if (problem) expect(problem.from).toBeLessThanOrEqual(spoiled.length);
      }),
      { seed: SEED },
    );
  });
});
