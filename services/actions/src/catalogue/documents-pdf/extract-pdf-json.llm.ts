import { type ModelPath, RefusedAnswerError } from '../../engine/model-path/model-path';
import { recordIn, rowsIn, textIn } from '../../engine/model-path/read-result';

type Data = Readonly<Record<string, unknown>>;

const NONE = 'none';

/** The model chooses among texts of the document: value, place and quote stay those of the document. */
export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['chosen.*'],
  instructions:
    'Each field of the draft was not found in a document. Choose the text of the document that is its value, by its name and by the wanted fields of the input, or "none".',
  applies: ({ missing }) => Array.isArray(missing) && missing.length > 0,
  prepare: (result, material) => ({
    ...result,
    chosen: Object.fromEntries(Object.keys(candidatesIn(material)).map((name) => [name, NONE])),
  }),
  choices: (_, __, material) =>
    Object.fromEntries(
      Object.keys(candidatesIn(material)).map((name) => [
        `chosen.${name}`,
        [...new Set([NONE, ...rowsIn(candidatesIn(material), name).map(toChoice)])],
      ]),
    ),
  finish({ chosen, ...result }, { material, embedded }) {
    const filled = Object.entries(recordIn({ chosen }, 'chosen')).flatMap(([name, choice]) => {
      const found = rowsIn(candidatesIn(material), name).find((candidate) => toChoice(candidate) === choice);
      return found ? [[name, found] as const] : [];
    });
    if (filled.length === 0) throw new RefusedAnswerError('it found no further field');
    const names = new Set(filled.map(([name]) => name));
    const missing = Array.isArray(embedded.missing) ? embedded.missing.filter((name) => !names.has(String(name))) : [];
    return { ...result, data: { ...recordIn(result, 'data'), ...Object.fromEntries(filled) }, missing };
  },
};

function candidatesIn(material: Data): Data {
  return recordIn(material, 'candidates');
}

function toChoice(candidate: Data): string {
  return `p. ${String(candidate.page)}: ${textIn(candidate, 'quote')}`;
}
